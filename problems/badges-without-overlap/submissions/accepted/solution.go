// inside[S], the number of boxes whose set lies in S, is summed up one kind of badge at a time; a box goes together with
// those inside its complement.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func countPairs(kinds int, sets []int) int {
	inside := make([]int, 1<<kinds)
	for _, set := range sets {
		inside[set]++
	}
	empty := inside[0]
	for kind := 0; kind < kinds; kind++ {
		for set := range inside {
			if set>>kind&1 == 1 {
				inside[set] += inside[set^1<<kind]
			}
		}
	}
	ordered := -empty // an empty box goes together with itself
	for _, set := range sets {
		ordered += inside[len(inside)-1-set]
	}
	return ordered / 2
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	next := func() int {
		in.Scan()
		number, _ := strconv.Atoi(in.Text())
		return number
	}

	n, kinds := next(), next()
	sets := make([]int, n)
	for i := range sets {
		sets[i] = next()
	}
	fmt.Println(countPairs(kinds, sets))
}
