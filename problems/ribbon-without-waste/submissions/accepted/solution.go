// The largest profit for each length that is used up, by the piece cut off last. Each piece is charged one cut, and the
// cut too many is given back at the end.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

const impossible = math.MinInt

type piece struct {
	length, price int
}

func bestProfit(ribbon, cut int, pieces []piece) (profit int, ok bool) {
	best := make([]int, ribbon+1)
	for length := 1; length <= ribbon; length++ {
		best[length] = impossible
		for _, p := range pieces {
			if p.length > length || best[length-p.length] == impossible {
				continue
			}
			if with := best[length-p.length] + p.price - cut; with > best[length] {
				best[length] = with
			}
		}
	}
	if best[ribbon] == impossible {
		return 0, false
	}
	return best[ribbon] + cut, true
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var ribbon, k, cut int
	fmt.Fscan(in, &ribbon, &k, &cut)
	pieces := make([]piece, k)
	for i := range pieces {
		fmt.Fscan(in, &pieces[i].length, &pieces[i].price)
	}
	if profit, ok := bestProfit(ribbon, cut, pieces); ok {
		fmt.Println(profit)
	} else {
		fmt.Println("IMPOSSIBLE")
	}
}
