// Copies of a coupon are tied into bundles of 1, 2, 4, … and the rest, which together give every number of copies; each
// bundle is taken or not, as in a suitcase.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type coupon struct {
	points, saving, copies int
}

func largestSaving(coupons []coupon, budget int) int {
	best := make([]int, budget+1)
	for _, c := range coupons {
		left := min(c.copies, budget/c.points)
		for bundle := 1; left > 0; bundle *= 2 {
			size := min(bundle, left) // the last bundle holds the rest
			left -= size
			points, saving := size*c.points, size*c.saving
			for x := budget; x >= points; x-- {
				if with := best[x-points] + saving; with > best[x] {
					best[x] = with
				}
			}
		}
	}
	return best[budget]
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, budget int
	fmt.Fscan(in, &n, &budget)
	coupons := make([]coupon, n)
	for i := range coupons {
		fmt.Fscan(in, &coupons[i].points, &coupons[i].saving, &coupons[i].copies)
	}
	fmt.Println(largestSaving(coupons, budget))
}
