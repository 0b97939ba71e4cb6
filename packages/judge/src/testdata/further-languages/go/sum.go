package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	c := make(chan int)
	go func() { c <- a + b }()
	fmt.Println(<-c)
}
