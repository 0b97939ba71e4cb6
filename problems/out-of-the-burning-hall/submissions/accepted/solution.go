// Two breadth-first searches. The first one starts from all fires at once and says when each square begins to burn; the
// second one is you, who enter a square only if you come strictly before the fire.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

const never = math.MaxInt

type square struct {
	row, column int
}

var sides = []square{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

// spread says in which minute each square is reached from the queue's squares, as far as mayEnter lets it come.
func spread(plan []string, queue []square, mayEnter func(r, c, minute int) bool) [][]int {
	h, w := len(plan), len(plan[0])
	minutes := make([][]int, h)
	for r := range minutes {
		minutes[r] = make([]int, w)
		for c := range minutes[r] {
			minutes[r][c] = never
		}
	}
	for _, start := range queue {
		minutes[start.row][start.column] = 0
	}
	for i := 0; i < len(queue); i++ {
		minute := minutes[queue[i].row][queue[i].column] + 1
		for _, side := range sides {
			r, c := queue[i].row+side.row, queue[i].column+side.column
			if r < 0 || r >= h || c < 0 || c >= w || minutes[r][c] != never || !mayEnter(r, c, minute) {
				continue
			}
			minutes[r][c] = minute
			queue = append(queue, square{r, c})
		}
	}
	return minutes
}

func earliestEscape(plan []string) int {
	var fires, you, exits []square
	for r, line := range plan {
		for c := range line {
			switch line[c] {
			case 'F':
				fires = append(fires, square{r, c})
			case 'S':
				you = append(you, square{r, c})
			case 'E':
				exits = append(exits, square{r, c})
			}
		}
	}
	burns := spread(plan, fires, func(r, c, _ int) bool {
		return plan[r][c] != '#' && plan[r][c] != 'D'
	})
	reached := spread(plan, you, func(r, c, minute int) bool {
		return plan[r][c] != '#' && minute < burns[r][c]
	})
	earliest := never
	for _, exit := range exits {
		if minute := reached[exit.row][exit.column]; minute < earliest {
			earliest = minute
		}
	}
	return earliest
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w int
	fmt.Fscan(in, &h, &w)
	plan := make([]string, h)
	for r := range plan {
		fmt.Fscan(in, &plan[r])
	}
	if minute := earliestEscape(plan); minute == never {
		fmt.Println("TRAPPED")
	} else {
		fmt.Println(minute)
	}
}
