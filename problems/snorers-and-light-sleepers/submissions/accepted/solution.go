// A largest set of complaints without a common hiker (Hopcroft and Karp): from each of them somebody has to leave, and
// nobody else does if the snorers stay that are reached along alternating paths from those without a picked complaint, with
// all sleepers whom none of them disturbs (König).
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

const (
	none      = 0
	unreached = -1
)

// matching picks complaints of which no two have a hiker in common.
type matching struct {
	disturbs            [][]int
	sleeperOf, snorerOf []int // of the picked complaint, or none
	layer               []int // of snorers: picked complaints on a shortest alternating path
	following           []int // the complaint of a snorer that is looked at next in this round
}

func largestMatching(b int, disturbs [][]int) *matching {
	m := &matching{
		disturbs:  disturbs,
		sleeperOf: make([]int, len(disturbs)),
		snorerOf:  make([]int, b+1),
		layer:     make([]int, len(disturbs)),
		following: make([]int, len(disturbs)),
	}
	for m.findLayers() {
		for snorer := 1; snorer < len(disturbs); snorer++ {
			if m.sleeperOf[snorer] == none {
				m.augment(snorer)
			}
		}
	}
	return m
}

// findLayers says whether one more complaint can be picked.
func (m *matching) findLayers() bool {
	var reached []int
	for snorer := range m.layer {
		m.following[snorer] = 0
		m.layer[snorer] = unreached
		if snorer != none && m.sleeperOf[snorer] == none {
			m.layer[snorer] = 0
			reached = append(reached, snorer)
		}
	}
	hasFreeSleeper := false
	for i := 0; i < len(reached); i++ {
		for _, sleeper := range m.disturbs[reached[i]] {
			owner := m.snorerOf[sleeper]
			if owner == none {
				hasFreeSleeper = true
			} else if m.layer[owner] == unreached {
				m.layer[owner] = m.layer[reached[i]] + 1
				reached = append(reached, owner)
			}
		}
	}
	return hasFreeSleeper
}

// augment goes forward by one layer with each snorer. Those on the path, and those from which there is none, are not
// entered again in this round.
func (m *matching) augment(snorer int) bool {
	layer := m.layer[snorer]
	m.layer[snorer] = unreached
	for m.following[snorer] < len(m.disturbs[snorer]) {
		sleeper := m.disturbs[snorer][m.following[snorer]]
		m.following[snorer]++
		owner := m.snorerOf[sleeper]
		if owner == none || m.layer[owner] == layer+1 && m.augment(owner) {
			m.sleeperOf[snorer], m.snorerOf[sleeper] = sleeper, snorer
			return true
		}
	}
	return false
}

func fillHut(b int, disturbs [][]int) (snorers, sleepers []int) {
	m := largestMatching(b, disturbs)
	isDisturbed := make([]bool, b+1)
	for snorer := 1; snorer < len(disturbs); snorer++ {
		if m.layer[snorer] == unreached {
			continue
		}
		snorers = append(snorers, snorer)
		for _, sleeper := range disturbs[snorer] {
			isDisturbed[sleeper] = true
		}
	}
	for sleeper := 1; sleeper <= b; sleeper++ {
		if !isDisturbed[sleeper] {
			sleepers = append(sleepers, sleeper)
		}
	}
	return snorers, sleepers
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
	printLine := func(hikers []int) {
		for i, hiker := range hikers {
			if i > 0 {
				out.WriteByte(' ')
			}
			out.WriteString(strconv.Itoa(hiker))
		}
		fmt.Fprintln(out)
	}

	a, b, m := next(), next(), next()
	disturbs := make([][]int, a+1)
	for ; m > 0; m-- {
		snorer, sleeper := next(), next()
		disturbs[snorer] = append(disturbs[snorer], sleeper)
	}
	snorers, sleepers := fillHut(b, disturbs)
	fmt.Fprintln(out, len(snorers), len(sleepers))
	printLine(snorers)
	printLine(sleepers)
}
