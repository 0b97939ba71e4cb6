// Values are small and weights huge, so the table is over values: the least weight of a choice worth exactly v. From the
// top down, so that each thing is taken at most once.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

const noChoice = math.MaxInt / 2

type thing struct {
	weight, value int
}

func largestValue(things []thing, limit int) int {
	lightest := []int{0}
	for _, t := range things {
		for i := 0; i < t.value; i++ {
			lightest = append(lightest, noChoice)
		}
		for value := len(lightest) - 1; value >= t.value; value-- {
			if with := lightest[value-t.value] + t.weight; with < lightest[value] {
				lightest[value] = with
			}
		}
	}
	best := len(lightest) - 1
	for lightest[best] > limit {
		best--
	}
	return best
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, limit int
	fmt.Fscan(in, &n, &limit)
	things := make([]thing, n)
	for i := range things {
		fmt.Fscan(in, &things[i].weight, &things[i].value)
	}
	fmt.Println(largestValue(things, limit))
}
