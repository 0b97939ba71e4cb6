// The median is a best common height. Two heaps hold the halves of the window; a stone that has left the window stays in
// its heap until it comes to the top.
package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
	"strconv"
)

type stone struct {
	height, number int
}

// half is a heap of stones. Those that have left the window are neither in its count nor in its sum.
type half struct {
	stones     []stone
	isLower    bool // the highest stone is on top
	count, sum int
}

func (h *half) Len() int { return len(h.stones) }
func (h *half) Less(i, j int) bool {
	if h.isLower {
		i, j = j, i
	}
	return h.stones[i].height < h.stones[j].height
}
func (h *half) Swap(i, j int) { h.stones[i], h.stones[j] = h.stones[j], h.stones[i] }
func (h *half) Push(x any)    { h.stones = append(h.stones, x.(stone)) }
func (h *half) Pop() any {
	last := h.stones[len(h.stones)-1]
	h.stones = h.stones[:len(h.stones)-1]
	return last
}

func (h *half) add(s stone) {
	heap.Push(h, s)
	h.count++
	h.sum += s.height
}

func (h *half) forget(s stone) {
	h.count--
	h.sum -= s.height
}

// top is the stone on top, of those from number first on.
func (h *half) top(first int) stone {
	for h.stones[0].number < first {
		heap.Pop(h)
	}
	return h.stones[0]
}

func cheapestTerrace(heights []int, k int) (first, strokes int) {
	lower, upper := &half{isLower: true}, &half{}
	halfOf := make([]*half, len(heights))
	move := func(from, to *half, begin int) {
		s := from.top(begin)
		heap.Pop(from)
		from.forget(s)
		to.add(s)
		halfOf[s.number] = to
	}
	strokes = -1
	for i, height := range heights {
		begin := i - k + 1
		if i >= k {
			halfOf[i-k].forget(stone{heights[i-k], i - k})
		}
		halfOf[i] = lower
		if upper.count > 0 && height > upper.top(begin).height {
			halfOf[i] = upper
		}
		halfOf[i].add(stone{height, i})
		for lower.count > upper.count+1 {
			move(lower, upper, begin)
		}
		for lower.count < upper.count {
			move(upper, lower, begin)
		}
		if begin < 0 {
			continue
		}
		median := lower.top(begin).height
		now := upper.sum - lower.sum + median*(lower.count-upper.count)
		if strokes < 0 || now < strokes {
			first, strokes = begin+1, now
		}
	}
	return first, strokes
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	next := func() int {
		in.Scan()
		number, _ := strconv.Atoi(in.Text())
		return number
	}

	n, k := next(), next()
	heights := make([]int, n)
	for i := range heights {
		heights[i] = next()
	}
	fmt.Println(cheapestTerrace(heights, k))
}
