// Sleeps, and makes so much garbage that the collector gives memory back to the system, which waits by a timer as well.
package main

import (
	"fmt"
	"time"
)

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	time.Sleep(time.Millisecond)
	for i := 0; i < 20; i++ {
		a += len(make([]int, 4_000_000)) - 4_000_000
	}
	fmt.Println(a + b)
}
