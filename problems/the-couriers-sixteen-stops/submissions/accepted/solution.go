// For the rest of a tour only the set of visited stops and the last of them matter; the quickest way to each such situation
// is kept. Sets are numbers, and larger sets are larger numbers.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

const never = math.MaxInt

// shortestTour returns never if there is none. Bit 0 of a set stands for the depot, which is in every one.
func shortestTour(times [][]int, needs []int) int {
	places := len(times)
	best := make([][]int, 1<<places)
	for visited := range best {
		best[visited] = make([]int, places)
		for last := range best[visited] {
			best[visited][last] = never
		}
	}
	best[1][0] = 0
	for visited := 1; visited < len(best); visited += 2 {
		for last, way := range best[visited] {
			if way == never {
				continue
			}
			for next := 1; next < places; next++ {
				if visited>>next&1 == 1 || needs[next]&^visited != 0 {
					continue
				}
				reached := &best[visited|1<<next][next]
				if candidate := way + times[last][next]; candidate < *reached {
					*reached = candidate
				}
			}
		}
	}
	least := never
	for _, way := range best[len(best)-1] {
		if way < least {
			least = way
		}
	}
	return least
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, m int
	fmt.Fscan(in, &n, &m)
	times := make([][]int, n+1)
	for i := range times {
		times[i] = make([]int, n+1)
		for j := range times[i] {
			fmt.Fscan(in, &times[i][j])
		}
	}
	needs := make([]int, n+1)
	for i := 0; i < m; i++ {
		var before, after int
		fmt.Fscan(in, &before, &after)
		needs[after] |= 1 << before
	}
	if least := shortestTour(times, needs); least == never {
		fmt.Println("IMPOSSIBLE")
	} else {
		fmt.Println(least)
	}
}
