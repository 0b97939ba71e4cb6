// For each patch the most flowers on a walk to it and the number of such walks. Of the patches above and to the left the
// larger sum wins; equal sums add up their counts. One row is kept.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const modulus = 1_000_000_007

type best struct {
	flowers int // -1: there is no walk
	walks   int // modulo modulus
}

var noWalk = best{-1, 0}

func bestWalks(meadow []string) best {
	row := make([]best, len(meadow[0])) // of the row above; from the left, those of this row replace them
	for c := range row {
		row[c] = noWalk
	}
	for r, line := range meadow {
		left := noWalk
		for c := range row {
			here := row[c]
			if r == 0 && c == 0 {
				here = best{0, 1}
			}
			if left.flowers > here.flowers {
				here = left
			} else if left.flowers == here.flowers {
				here.walks = (here.walks + left.walks) % modulus
			}
			if line[c] == '#' {
				here = noWalk
			} else if here.flowers >= 0 {
				here.flowers += int(line[c] - '0')
			}
			row[c] = here
			left = here
		}
	}
	return row[len(row)-1]
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w int
	fmt.Fscan(in, &h, &w)
	meadow := make([]string, h)
	for r := range meadow {
		fmt.Fscan(in, &meadow[r])
	}
	if found := bestWalks(meadow); found.flowers < 0 {
		fmt.Println("IMPOSSIBLE")
	} else {
		fmt.Println(found.flowers, found.walks)
	}
}
