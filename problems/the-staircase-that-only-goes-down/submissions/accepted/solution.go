// The algorithm of Bellman and Ford with depths instead of distances, from all halls at once. What still becomes deeper in
// round n hangs on a tour; n stairs back from there we are on it.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const none = -1

type stair struct {
	from, to, down int
}

func tourDown(n int, stairs []stair) []int {
	depth := make([]int, n+1)
	last := make([]int, n+1) // the stair by which the hall was lowered last
	hall := none
	for round := 0; round < n; round++ {
		hall = none
		for i, s := range stairs {
			if deeper := depth[s.from] + s.down; deeper > depth[s.to] {
				depth[s.to] = deeper
				last[s.to] = i
				hall = s.to
			}
		}
		if hall == none {
			return nil
		}
	}

	for i := 0; i < n; i++ {
		hall = stairs[last[hall]].from
	}
	var backwards []int
	for at := hall; len(backwards) == 0 || at != hall; at = stairs[last[at]].from {
		backwards = append(backwards, last[at]+1)
	}
	tour := make([]int, len(backwards))
	for i, number := range backwards {
		tour[len(tour)-1-i] = number
	}
	return tour
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	var n, m int
	fmt.Fscan(in, &n, &m)
	stairs := make([]stair, m)
	for i := range stairs {
		fmt.Fscan(in, &stairs[i].from, &stairs[i].to, &stairs[i].down)
	}
	tour := tourDown(n, stairs)
	if tour == nil {
		fmt.Fprintln(out, "HONEST")
		return
	}
	fmt.Fprintln(out, len(tour))
	for i, number := range tour {
		if i > 0 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, number)
	}
	fmt.Fprintln(out)
}
