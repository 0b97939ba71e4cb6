// Two passes over a breadth-first order: from the leaves upwards, people, total and the two longest ways of each part; then
// downwards, what lies outside of each part.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

const nobody = -1_000_000_000_000

type path struct {
	to, length int
}

// village holds, of the people in its part of the tree: how many, their total way to the village, and the longest two
// ways by different branches.
type village struct {
	parent, length         int // the village above, and the path to it
	count, total           int
	longest, secondLongest int
}

func (v *village) offer(way int) {
	if way > v.longest {
		v.longest, v.secondLongest = way, v.longest
	} else if way > v.secondLongest {
		v.secondLongest = way
	}
}

func waysToWork(people []int, paths [][]path) []village {
	villages := make([]village, len(people))
	for i := range villages {
		villages[i].count = people[i]
		villages[i].longest, villages[i].secondLongest = nobody, nobody
	}
	order := []int{1}
	for i := 0; i < len(order); i++ {
		at := order[i]
		for _, p := range paths[at] {
			if p.to != villages[at].parent {
				villages[p.to].parent = at
				villages[p.to].length = p.length
				order = append(order, p.to)
			}
		}
	}

	for i := len(order) - 1; i >= 0; i-- {
		v := &villages[order[i]]
		if people[order[i]] > 0 {
			v.offer(0)
		}
		above := &villages[v.parent]
		above.count += v.count
		above.total += v.total + v.length*v.count
		above.offer(v.longest + v.length)
	}
	for _, number := range order[1:] {
		v := &villages[number]
		above := &villages[v.parent]
		outside := villages[1].count - v.count
		v.total = above.total + v.length*(outside-v.count)
		if above.longest == v.longest+v.length {
			v.offer(above.secondLongest + v.length)
		} else {
			v.offer(above.longest + v.length)
		}
	}
	return villages
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

	n := next()
	people := make([]int, n+1)
	for i := 1; i <= n; i++ {
		people[i] = next()
	}
	paths := make([][]path, n+1)
	for i := 1; i < n; i++ {
		u, v, length := next(), next(), next()
		paths[u] = append(paths[u], path{v, length})
		paths[v] = append(paths[v], path{u, length})
	}
	for _, v := range waysToWork(people, paths)[1:] {
		fmt.Fprintln(out, v.total, v.longest)
	}
}
