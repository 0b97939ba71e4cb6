// Breadth-first search on a graph that is never written down: the up to eight jumps from a square are worked out when the
// square leaves the queue.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const unreached = -1

type square struct {
	row, column int
}

func fewestJumps(p, q int, board []string) int {
	h, w := len(board), len(board[0])
	jumps := make([][]int, h)
	var queue []square
	for r, line := range board {
		jumps[r] = make([]int, w)
		for c := range jumps[r] {
			jumps[r][c] = unreached
			if line[c] == 'S' {
				jumps[r][c] = 0
				queue = append(queue, square{r, c})
			}
		}
	}
	moves := []square{{p, q}, {p, -q}, {-p, q}, {-p, -q}, {q, p}, {q, -p}, {-q, p}, {-q, -p}}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		if board[at.row][at.column] == 'G' {
			return jumps[at.row][at.column]
		}
		for _, move := range moves {
			r, c := at.row+move.row, at.column+move.column
			if r < 0 || r >= h || c < 0 || c >= w || board[r][c] == '#' || jumps[r][c] != unreached {
				continue
			}
			jumps[r][c] = jumps[at.row][at.column] + 1
			queue = append(queue, square{r, c})
		}
	}
	return unreached
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w, p, q int
	fmt.Fscan(in, &h, &w, &p, &q)
	board := make([]string, h)
	for r := range board {
		fmt.Fscan(in, &board[r])
	}
	fmt.Println(fewestJumps(p, q, board))
}
