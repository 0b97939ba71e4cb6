// best[x]: the largest value of a choice among the things so far that weighs at most x. From right to left, so that each
// thing is taken at most once.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type thing struct {
	weight, value int
}

func pack(things []thing, limit int) (value, weight int) {
	best := make([]int, limit+1)
	for _, t := range things {
		for x := limit; x >= t.weight; x-- {
			if with := best[x-t.weight] + t.value; with > best[x] {
				best[x] = with
			}
		}
	}
	return best[limit], sort.SearchInts(best, best[limit])
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, limit int
	fmt.Fscan(in, &n, &limit)
	things := make([]thing, n)
	for i := range things {
		fmt.Fscan(in, &things[i].weight, &things[i].value)
	}
	fmt.Println(pack(things, limit))
}
