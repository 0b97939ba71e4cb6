package main

func main() {
	values := []int{1}
	at := 3
	println(values[at])
}
