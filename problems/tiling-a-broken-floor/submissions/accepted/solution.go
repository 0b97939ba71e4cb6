// Tiles are laid in reading order, always on the first open square. Of the squares to come, a mask says which are covered
// already: bit j is about the next square of column j. For each mask and each number of small tiles the ways are counted.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const modulus = 1_000_000_007

func countTilings(plan []string, mostSmall int) int {
	rows, columns := len(plan), len(plan[0])
	isOpen := func(row, column int) bool {
		return row < rows && column < columns && plan[row][column] == '.'
	}
	counts := mostSmall + 1
	ways := make([]int, counts<<columns) // at mask * counts + number of small tiles
	after := make([]int, len(ways))
	ways[0] = 1
	for row := range plan {
		for column := 0; column < columns; column++ {
			for i := range after {
				after[i] = 0
			}
			here, right := 1<<column, 2<<column
			isOpenHere, isOpenRight, isOpenBelow := isOpen(row, column), isOpen(row, column+1), isOpen(row+1, column)
			add := func(mask, small, count int) {
				i := mask*counts + small
				after[i] = (after[i] + count) % modulus
			}
			for i, count := range ways {
				if count == 0 {
					continue
				}
				mask, small := i/counts, i%counts
				switch {
				case mask&here != 0: // covered from above or from the left
					add(mask^here, small, count)
				case !isOpenHere:
					add(mask, small, count)
				default:
					if small < mostSmall {
						add(mask, small+1, count)
					}
					if isOpenRight && mask&right == 0 {
						add(mask|right, small, count)
					}
					if isOpenBelow {
						add(mask|here, small, count)
					}
				}
			}
			ways, after = after, ways
		}
	}
	// No tile reaches below the last row, so only the empty mask is left.
	total := 0
	for _, count := range ways[:counts] {
		total += count
	}
	return total % modulus
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w, mostSmall int
	fmt.Fscan(in, &h, &w, &mostSmall)
	plan := make([]string, h)
	for r := range plan {
		fmt.Fscan(in, &plan[r])
	}
	fmt.Println(countTilings(plan, mostSmall))
}
