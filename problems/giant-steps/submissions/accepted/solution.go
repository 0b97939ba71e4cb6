// The next child is found by a remainder among those who are left. A binary indexed tree with a 1 for each of them leads
// from such a number to the child, by descending over powers of two.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

// circle counts who is there of children 1 to n.
type circle struct {
	sums         []int
	highestPower int
}

func newCircle(n int) *circle {
	c := &circle{make([]int, n+1), 1}
	for i := range c.sums {
		c.sums[i] = i & -i // everybody is there
	}
	for 2*c.highestPower <= n {
		c.highestPower *= 2
	}
	return c
}

// takeOut takes out the child before whom rank others are left, and returns its number.
func (c *circle) takeOut(rank int) int {
	before := 0
	for power := c.highestPower; power > 0; power /= 2 {
		if at := before + power; at < len(c.sums) && c.sums[at] <= rank {
			before = at
			rank -= c.sums[at]
		}
	}
	child := before + 1
	for i := child; i < len(c.sums); i += i & -i {
		c.sums[i]--
	}
	return child
}

func leaveInOrder(first int, cards []int) []int {
	n := len(cards)
	there := newCircle(n)
	order := make([]int, 0, n)
	rank := (first - 1) % n
	for left := n - 1; left >= 0; left-- {
		child := there.takeOut(rank)
		order = append(order, child)
		if left == 0 {
			break
		}
		// The next child clockwise has the same rank now, the next one counter-clockwise the rank before.
		card := cards[child-1]
		if card > 0 {
			card--
		}
		rank = (rank + card) % left
		if rank < 0 {
			rank += left
		}
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
