// Dijkstra's algorithm from both ends: with the station fixed, the trip falls into two halves, each as cheap as possible.
package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"math"
	"os"
	"strconv"
)

const unreachable = math.MaxInt / 2

type road struct {
	to, toll int
}

type entry struct {
	toll, town int
}

type entries []entry

func (e entries) Len() int           { return len(e) }
func (e entries) Less(i, j int) bool { return e[i].toll < e[j].toll }
func (e entries) Swap(i, j int)      { e[i], e[j] = e[j], e[i] }
func (e *entries) Push(x any)        { *e = append(*e, x.(entry)) }
func (e *entries) Pop() any {
	last := (*e)[len(*e)-1]
	*e = (*e)[:len(*e)-1]
	return last
}

func distancesFrom(start int, roads [][]road) []int {
	distance := make([]int, len(roads))
	for town := range distance {
		distance[town] = unreachable
	}
	distance[start] = 0
	waiting := &entries{{0, start}}
	for waiting.Len() > 0 {
		at := heap.Pop(waiting).(entry)
		if at.toll > distance[at.town] {
			continue // from before a better way was found
		}
		for _, r := range roads[at.town] {
			if candidate := at.toll + r.toll; candidate < distance[r.to] {
				distance[r.to] = candidate
				heap.Push(waiting, entry{candidate, r.to})
			}
		}
	}
	return distance
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	next := func() int {
		in.Scan()
		number, _ := strconv.Atoi(in.Text())
		return number
	}

	n, m, k := next(), next(), next()
	stations := make([]int, k)
	for i := range stations {
		stations[i] = next()
	}
	roads := make([][]road, n+1)
	for i := 0; i < m; i++ {
		a, b, toll := next(), next(), next()
		roads[a] = append(roads[a], road{b, toll})
		roads[b] = append(roads[b], road{a, toll})
	}
	fromStart, fromGoal := distancesFrom(1, roads), distancesFrom(n, roads)
	best := unreachable
	for _, station := range stations {
		if toll := fromStart[station] + fromGoal[station]; toll < best {
			best = toll
		}
	}
	if best == unreachable {
		best = -1
	}
	fmt.Println(best)
}
