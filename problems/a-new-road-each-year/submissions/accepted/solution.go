// The table of all distances (Floyd and Warshall), kept up to date: with a new road a-b, a shortest way either goes on as
// before, or uses the road once, between two shortest ways of the old network.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

const none = math.MaxInt / 4 // three of them can be added

type road struct {
	a, b, length int
}

func allDistances(n int, roads []road) [][]int {
	distance := make([][]int, n)
	for u := range distance {
		distance[u] = make([]int, n)
		for v := range distance[u] {
			if u != v {
				distance[u][v] = none
			}
		}
	}
	for _, r := range roads {
		shortest := min(distance[r.a][r.b], r.length)
		distance[r.a][r.b], distance[r.b][r.a] = shortest, shortest
	}
	for by := range distance {
		for u := range distance {
			improve(distance[u], distance[u][by], distance[by])
		}
	}
	return distance
}

// improve lets ways begin with one of length first, and go on as the other row says.
func improve(row []int, first int, onwards []int) {
	for v, length := range onwards {
		if first+length < row[v] {
			row[v] = first + length
		}
	}
}

// build changes the distances, and returns the sum over all pairs.
func build(distance [][]int, r road) (sum int, isWhole bool) {
	// The rows of a and b as they were before: they change on the way.
	fromA := append([]int(nil), distance[r.a]...)
	fromB := append([]int(nil), distance[r.b]...)
	isWhole = true
	for u, row := range distance {
		improve(row, fromA[u]+r.length, fromB)
		improve(row, fromB[u]+r.length, fromA)
		for _, length := range row {
			if length >= none {
				isWhole = false
			} else {
				sum += length
			}
		}
	}
	return sum / 2, isWhole
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	var n, m, q int
	fmt.Fscan(in, &n, &m, &q)
	read := func(count int) []road {
		roads := make([]road, count)
		for i := range roads {
			var a, b, length int
			fmt.Fscan(in, &a, &b, &length)
			roads[i] = road{a - 1, b - 1, length}
		}
		return roads
	}
	distance := allDistances(n, read(m))
	for _, r := range read(q) {
		if sum, isWhole := build(distance, r); isWhole {
			fmt.Fprintln(out, sum)
		} else {
			fmt.Fprintln(out, -1)
		}
	}
}
