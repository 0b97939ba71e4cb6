// Sequence alignment: the last notes of two beginnings are matched with each other, or one of them is left out. Each row
// needs the one above only.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func alignmentCost(gap int, a, b []int) int {
	above, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range above {
		above[j] = gap * j
	}
	for i, pitch := range a {
		row[0] = gap * (i + 1)
		for j, other := range b {
			matched := above[j] + abs(pitch-other)
			leftOut := min(above[j+1], row[j]) + gap
			row[j+1] = min(matched, leftOut)
		}
		above, row = row, above
	}
	return above[len(b)]
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func abs(a int) int {
	if a < 0 {
		return -a
	}
	return a
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, m, gap int
	fmt.Fscan(in, &n, &m, &gap)
	a, b := make([]int, n), make([]int, m)
	for i := range a {
		fmt.Fscan(in, &a[i])
	}
	for j := range b {
		fmt.Fscan(in, &b[j])
	}
	fmt.Println(alignmentCost(gap, a, b))
}
