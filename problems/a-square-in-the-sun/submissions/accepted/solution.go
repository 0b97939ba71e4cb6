// Prefix sums in two dimensions, one table for hours and one for rock: the sum of any square takes four look-ups.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type bed struct {
	row, column, hours int
}

// table holds at [i][j] the sum of the first i rows and j columns.
type table [][]int

func prefixSums(rows []string, worth func(square byte) int) table {
	sums := table{make([]int, len(rows[0])+1)}
	for r, row := range rows {
		line := make([]int, len(row)+1)
		ofRow := 0
		for c := range row {
			ofRow += worth(row[c])
			line[c+1] = sums[r][c+1] + ofRow
		}
		sums = append(sums, line)
	}
	return sums
}

func (sums table) ofSquare(row, column, k int) int {
	return sums[row+k][column+k] - sums[row][column+k] - sums[row+k][column] + sums[row][column]
}

func sunniestBed(rows []string, k int) bed {
	hours := prefixSums(rows, func(square byte) int {
		if square == '#' {
			return 0
		}
		return int(square - '0')
	})
	rocks := prefixSums(rows, func(square byte) int {
		if square == '#' {
			return 1
		}
		return 0
	})
	best := bed{hours: -1}
	for r := 0; r+k <= len(rows); r++ {
		for c := 0; c+k <= len(rows[0]); c++ {
			if rocks.ofSquare(r, c, k) > 0 {
				continue
			}
			if sum := hours.ofSquare(r, c, k); sum > best.hours {
				best = bed{r + 1, c + 1, sum}
			}
		}
	}
	return best
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w, k int
	fmt.Fscan(in, &h, &w, &k)
	rows := make([]string, h)
	for r := range rows {
		fmt.Fscan(in, &rows[r])
	}
	if best := sunniestBed(rows, k); best.hours < 0 {
		fmt.Println(-1)
	} else {
		fmt.Println(best.row, best.column, best.hours)
	}
}
