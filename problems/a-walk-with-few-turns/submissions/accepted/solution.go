// For each stone, both directions of the last move and each number of turns: the largest sum. Only the stone to the left
// and the row above are needed, so one row is kept.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

const impossible = math.MinInt / 2

// sums are the largest ones by number of turns, for a last move across and one down.
type sums struct {
	across, down []int
}

func bestWalk(grid [][]int, mostTurns int) int {
	row := make([]sums, len(grid[0])) // of the row above; from the left, those of this row replace them
	for c := range row {
		row[c] = sums{nothing(mostTurns), nothing(mostTurns)}
	}
	for r, values := range grid {
		left := sums{nothing(mostTurns), nothing(mostTurns)}
		for c, value := range values {
			here := sums{oneMore(left.across, left.down, value), oneMore(row[c].down, row[c].across, value)}
			if r == 0 && c == 0 { // it may set out in either direction
				here.across[0], here.down[0] = value, value
			}
			row[c] = here
			left = here
		}
	}
	last := row[len(row)-1]
	best := impossible
	for turns := range last.across {
		best = max(best, max(last.across[turns], last.down[turns]))
	}
	return best
}

func nothing(mostTurns int) []int {
	none := make([]int, mostTurns+1)
	for turns := range none {
		none[turns] = impossible
	}
	return none
}

// oneMore is what a move makes of the sums before it: those of the same direction, and those that it turns from.
func oneMore(straight, turned []int, value int) []int {
	after := make([]int, len(straight))
	for turns := range after {
		best := straight[turns]
		if turns > 0 {
			best = max(best, turned[turns-1])
		}
		if best > impossible {
			best += value
		}
		after[turns] = best
	}
	return after
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w, mostTurns int
	fmt.Fscan(in, &h, &w, &mostTurns)
	grid := make([][]int, h)
	for r := range grid {
		grid[r] = make([]int, w)
		for c := range grid[r] {
			fmt.Fscan(in, &grid[r][c])
		}
	}
	if best := bestWalk(grid, mostTurns); best > impossible {
		fmt.Println(best)
	} else {
		fmt.Println("IMPOSSIBLE")
	}
}
