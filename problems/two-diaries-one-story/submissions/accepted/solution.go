// The longest common subsequence: equal last words belong together, otherwise one of them is crossed out. The whole table
// is kept in 16 bits, and the words are read off on the way back through it.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func commonStory(a, b []int) []int {
	length := make([][]uint16, len(a)+1)
	length[0] = make([]uint16, len(b)+1)
	for i, word := range a {
		above, row := length[i], make([]uint16, len(b)+1)
		for j, other := range b {
			switch {
			case word == other:
				row[j+1] = above[j] + 1
			case above[j+1] > row[j]:
				row[j+1] = above[j+1]
			default:
				row[j+1] = row[j]
			}
		}
		length[i+1] = row
	}

	i, j := len(a), len(b)
	left := int(length[i][j])
	story := make([]int, left)
	for left > 0 {
		switch {
		case a[i-1] == b[j-1]:
			i--
			j--
			left--
			story[left] = a[i]
		case length[i-1][j] >= length[i][j-1]:
			i--
		default:
			j--
		}
	}
	return story
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	var n, m int
	fmt.Fscan(in, &n, &m)
	a, b := make([]int, n), make([]int, m)
	for i := range a {
		fmt.Fscan(in, &a[i])
	}
	for j := range b {
		fmt.Fscan(in, &b[j])
	}
	story := commonStory(a, b)
	fmt.Fprintln(out, len(story))
	for i, word := range story {
		if i > 0 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, word)
	}
	fmt.Fprintln(out)
}
