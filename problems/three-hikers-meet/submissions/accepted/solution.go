// The meeting place is the deepest of the lowest common ancestors of the three pairs. Ancestors are found by doubling.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

type path struct {
	to, metres int
}

type mountain struct {
	level  []int   // number of paths from hut 1
	metres []int   // distance from hut 1
	up     [][]int // up[j][v]: the hut 2^j steps above v, or hut 1
}

func newMountain(paths [][]path) *mountain {
	n := len(paths)
	m := &mountain{level: make([]int, n), metres: make([]int, n)}
	above := make([]int, n)
	above[1] = 1
	for queue := []int{1}; len(queue) > 0; queue = queue[1:] {
		hut := queue[0]
		for _, p := range paths[hut] {
			if p.to == above[hut] {
				continue
			}
			above[p.to] = hut
			m.level[p.to] = m.level[hut] + 1
			m.metres[p.to] = m.metres[hut] + p.metres
			queue = append(queue, p.to)
		}
	}
	m.up = [][]int{above}
	for half := above; 1<<len(m.up) < n; {
		twice := make([]int, n)
		for v, middle := range half {
			twice[v] = half[middle]
		}
		m.up = append(m.up, twice)
		half = twice
	}
	return m
}

func (m *mountain) commonAncestor(u, v int) int {
	if m.level[u] < m.level[v] {
		u, v = v, u
	}
	for j := len(m.up) - 1; j >= 0; j-- {
		if m.level[u]-1<<j >= m.level[v] {
			u = m.up[j][u]
		}
	}
	if u == v {
		return u
	}
	for j := len(m.up) - 1; j >= 0; j-- {
		if m.up[j][u] != m.up[j][v] {
			u, v = m.up[j][u], m.up[j][v]
		}
	}
	return m.up[0][u]
}

func (m *mountain) meet(a, b, c int) (hut, total int) {
	hut = 1
	total = m.metres[a] + m.metres[b] + m.metres[c]
	for _, ancestor := range []int{m.commonAncestor(a, b), m.commonAncestor(b, c), m.commonAncestor(c, a)} {
		if m.level[ancestor] > m.level[hut] {
			hut = ancestor
		}
		total -= m.metres[ancestor]
	}
	return hut, total
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

	n, q := next(), next()
	paths := make([][]path, n+1)
	for i := 1; i < n; i++ {
		u, v, metres := next(), next(), next()
		paths[u] = append(paths[u], path{v, metres})
		paths[v] = append(paths[v], path{u, metres})
	}
	m := newMountain(paths)
	for ; q > 0; q-- {
		hut, total := m.meet(next(), next(), next())
		fmt.Fprintln(out, hut, total)
	}
}
