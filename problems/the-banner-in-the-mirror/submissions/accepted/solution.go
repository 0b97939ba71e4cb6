// Equal ends become partners; otherwise one of the two ends is paid for, at the cheaper of its two prices. Row i of the
// table needs row i + 1 only.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func leastCost(text string, price [26]int) int {
	n := len(text)
	below, row := make([]int, n), make([]int, n) // at j: letters i + 1 to j, and letters i to j
	for i := n - 1; i >= 0; i-- {
		row[i] = 0
		for j := i + 1; j < n; j++ {
			switch {
			case text[i] != text[j]:
				row[j] = min(below[j]+price[text[i]-'a'], row[j-1]+price[text[j]-'a'])
			case j == i+1:
				row[j] = 0
			default:
				row[j] = below[j-1]
			}
		}
		below, row = row, below
	}
	return below[n-1]
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var text string
	var removal, addition, price [26]int
	fmt.Fscan(in, &text)
	for i := range removal {
		fmt.Fscan(in, &removal[i])
	}
	for i := range addition {
		fmt.Fscan(in, &addition[i])
		price[i] = min(removal[i], addition[i])
	}
	fmt.Println(leastCost(text, price))
}
