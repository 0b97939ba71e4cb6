// Backwards in time guests leave one by one: with all guests linked by minute of birth, the last one to arrive has its
// closest earlier guest next to it. Two people who never were stand at both ends.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
)

const far = 1_000_000_000

func announce(minutes []int) []int {
	n := len(minutes)
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool { return minutes[order[i]] < minutes[order[j]] })

	minutes = append(minutes, -far, far)
	left, right := make([]int, n+2), make([]int, n+2)
	before := n
	for _, guest := range append(order, n+1) {
		left[guest] = before
		right[before] = guest
		before = guest
	}
	smallest := make([]int, n-1)
	for guest := n - 1; guest > 0; guest-- {
		l, r := left[guest], right[guest]
		smallest[guest-1] = min(minutes[guest]-minutes[l], minutes[r]-minutes[guest])
		right[l] = r
		left[r] = l
	}
	return smallest
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
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

	minutes := make([]int, next())
	for i := range minutes {
		minutes[i] = next()
	}
	for i, difference := range announce(minutes) {
		if i > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(strconv.Itoa(difference))
	}
	fmt.Fprintln(out)
}
