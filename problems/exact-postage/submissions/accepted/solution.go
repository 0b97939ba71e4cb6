// The fewest stamps for a postage: one stamp and the fewest for what is left, over all stamps that may be the last.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func fewestStamps(stamps []int, dearest int) []int {
	impossible := dearest + 1 // more stamps than any postage can need
	fewest := make([]int, dearest+1)
	for postage := 1; postage <= dearest; postage++ {
		fewest[postage] = impossible
		for _, stamp := range stamps {
			if stamp <= postage && fewest[postage-stamp]+1 < fewest[postage] {
				fewest[postage] = fewest[postage-stamp] + 1
			}
		}
	}
	for postage, count := range fewest {
		if count == impossible {
			fewest[postage] = -1
		}
	}
	return fewest
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	next := func() int {
		in.Scan()
		number, _ := strconv.Atoi(in.Text())
		return number
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	k, q := next(), next()
	stamps, letters := make([]int, k), make([]int, q)
	for i := range stamps {
		stamps[i] = next()
	}
	dearest := 0
	for i := range letters {
		letters[i] = next()
		if letters[i] > dearest {
			dearest = letters[i]
		}
	}
	fewest := fewestStamps(stamps, dearest)
	for _, letter := range letters {
		fmt.Fprintln(out, fewest[letter])
	}
}
