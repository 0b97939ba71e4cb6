// The circle is a doubly linked ring. A child who has been unlinked still knows both neighbours, so the next count starts
// from there.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func leaveInOrder(first int, cards []int) []int {
	n := len(cards)
	before, after := make([]int, n), make([]int, n)
	for i := range cards {
		before[i] = (i + n - 1) % n
		after[i] = (i + 1) % n
	}
	order := make([]int, 0, n)
	child, steps := n-1, first // the first count begins with child 1
	for len(order) < n {
		for ; steps > 0; steps-- {
			child = after[child]
		}
		for ; steps < 0; steps++ {
			child = before[child]
		}
		after[before[child]] = after[child]
		before[after[child]] = before[child]
		order = append(order, child+1)
		steps = cards[child]
	}
	return order
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

	n, first := next(), next()
	cards := make([]int, n)
	for i := range cards {
		cards[i] = next()
	}
	for i, child := range leaveInOrder(first, cards) {
		if i > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(strconv.Itoa(child))
	}
	fmt.Fprintln(out)
}
