// The tide is worked out on a copy, since every square has to look at the old map. Then each island is found by a flood
// fill with a list of squares.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type square struct {
	row, column int
}

var sides = []square{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

// afterTide has a margin of water around the map.
func afterTide(h, w int, lines []string) [][]bool {
	isLand := func(r, c int) bool {
		return r >= 0 && r < h && c >= 0 && c < w && lines[r][c] == '#'
	}
	dry := make([][]bool, h+2)
	for r := range dry {
		dry[r] = make([]bool, w+2)
	}
	for r := 0; r < h; r++ {
		for c := 0; c < w; c++ {
			dry[r+1][c+1] = isLand(r, c) && isLand(r-1, c) && isLand(r+1, c) && isLand(r, c-1) && isLand(r, c+1)
		}
	}
	return dry
}

func countIslands(dry [][]bool) (islands, largest int) {
	var island []square
	for r, row := range dry {
		for c := range row {
			if !dry[r][c] {
				continue
			}
			// A square is taken off the map as soon as it is in the list, so that nothing is there twice.
			dry[r][c] = false
			island = append(island[:0], square{r, c})
			for i := 0; i < len(island); i++ {
				for _, side := range sides {
					other := square{island[i].row + side.row, island[i].column + side.column}
					if dry[other.row][other.column] {
						dry[other.row][other.column] = false
						island = append(island, other)
					}
				}
			}
			islands++
			if len(island) > largest {
				largest = len(island)
			}
		}
	}
	return islands, largest
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w int
	fmt.Fscan(in, &h, &w)
	lines := make([]string, h)
	for r := range lines {
		fmt.Fscan(in, &lines[r])
	}
	fmt.Println(countIslands(afterTide(h, w, lines)))
}
