// "At least one of a and b" means "if not a, then b" and "if not b, then a". If no statement shares a strongly connected
// component with its opposite, the one of both that comes later in topological order can be true. "At most one version of a
// tune" is said with a variable for every version, that one up to there is played. The statement 2v says that variable v is
// true, 2v + 1 that it is false.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

const none = -1

// sentences holds for each statement those that follow from it.
type sentences [][]int

func (s sentences) either(one, other int) {
	s[one^1] = append(s[one^1], other)
	s[other^1] = append(s[other^1], one)
}

// components numbers the strongly connected components in topological order (Kosaraju). The walks keep paths of their own:
// a chain of statements may be as long as the input.
func (s sentences) components() []int {
	finished := make([]int, 0, len(s))
	isSeen, following := make([]bool, len(s)), make([]int, len(s))
	for start := range s {
		if isSeen[start] {
			continue
		}
		isSeen[start] = true
		path := []int{start}
		for len(path) > 0 {
			statement := path[len(path)-1]
			if following[statement] == len(s[statement]) {
				path = path[:len(path)-1]
				finished = append(finished, statement)
				continue
			}
			other := s[statement][following[statement]]
			following[statement]++
			if !isSeen[other] {
				isSeen[other] = true
				path = append(path, other)
			}
		}
	}

	component := make([]int, len(s))
	for statement := range component {
		component[statement] = none
	}
	for i := len(finished) - 1; i >= 0; i-- {
		if component[finished[i]] != none {
			continue
		}
		component[finished[i]] = len(finished) - i
		for stack := []int{finished[i]}; len(stack) > 0; {
			statement := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			// What leads to a statement are the opposites of what its opposite leads to.
			for _, opposite := range s[statement^1] {
				if other := opposite ^ 1; component[other] == none {
					component[other] = len(finished) - i
					stack = append(stack, other)
				}
			}
		}
	}
	return component
}

// makeProgramme returns nil if the promise cannot be kept. A tune is a list of songs.
func makeProgramme(n int, wishes [][2]int, tunes [][]int) []byte {
	s := make(sentences, 2*n+2)
	for _, wish := range wishes {
		s.either(wish[0], wish[1])
	}
	for _, songs := range tunes {
		before := none
		for _, song := range songs {
			now := len(s)
			s = append(s, nil, nil)
			s.either(2*song+1, now)
			if before != none {
				s.either(before+1, now)
				s.either(before+1, 2*song+1)
			}
			before = now
		}
	}
	component := s.components()
	for statement := 2; statement < len(s); statement += 2 {
		if component[statement] == component[statement+1] {
			return nil
		}
	}
	programme := make([]byte, n)
	for i := range programme {
		programme[i] = '0'
		if component[2*i+2] > component[2*i+3] {
			programme[i] = '1'
		}
	}
	return programme
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	next := func() int {
		in.Scan()
		number, _ := strconv.Atoi(in.Text())
		return number
	}
	nextWish := func() int {
		song := next()
		if song > 0 {
			return 2 * song
		}
		return -2*song + 1
	}

	n, m, t := next(), next(), next()
	wishes := make([][2]int, m)
	for i := range wishes {
		wishes[i] = [2]int{nextWish(), nextWish()}
	}
	tunes := make([][]int, t)
	for i := range tunes {
		tunes[i] = make([]int, next())
		for j := range tunes[i] {
			tunes[i][j] = next()
		}
	}
	if programme := makeProgramme(n, wishes, tunes); programme == nil {
		fmt.Println("IMPOSSIBLE")
	} else {
		fmt.Println(string(programme))
	}
}
