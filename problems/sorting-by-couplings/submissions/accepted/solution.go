// A round is one walk: cut off two pieces, merge them behind the last coach of the finished part, and go on. Each round at
// least halves the number of pieces. Only links change.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

type coach struct {
	number, weight int
	next           *coach
	before         *coach // that was behind it before the round
}

// cutPiece cuts the train behind its first sorted piece and returns what follows.
func cutPiece(piece *coach) *coach {
	if piece == nil {
		return nil
	}
	for piece.next != nil && piece.next.weight >= piece.weight {
		piece = piece.next
	}
	rest := piece.next
	piece.next = nil
	return rest
}

// merge attaches both pieces behind last, and returns the new last coach.
func merge(last, one, two *coach) *coach {
	for one != nil && two != nil {
		if two.weight < one.weight {
			last.next, two = two, two.next
		} else {
			last.next, one = one, one.next
		}
		last = last.next
	}
	if one == nil {
		one = two
	}
	last.next = one
	for last.next != nil {
		last = last.next
	}
	return last
}

func sortTrain(first *coach) (sorted *coach, rounds, newCouplings int) {
	for {
		for at := first; at != nil; at = at.next {
			at.before = at.next
		}
		rest := cutPiece(first)
		if rest == nil {
			return first, rounds, newCouplings
		}
		rounds++
		var front coach
		last := &front
		for one := first; one != nil; {
			two := rest
			following := cutPiece(two)
			last = merge(last, one, two)
			one, rest = following, cutPiece(following)
		}
		first = front.next
		for at := first; at != nil; at = at.next {
			if at.next != nil && at.next != at.before {
				newCouplings++
			}
		}
	}
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

	coaches := make([]coach, next())
	for i := range coaches {
		coaches[i] = coach{number: i + 1, weight: next()}
		if i > 0 {
			coaches[i-1].next = &coaches[i]
		}
	}
	sorted, rounds, newCouplings := sortTrain(&coaches[0])
	fmt.Fprintln(out, rounds, newCouplings)
	for at := sorted; at != nil; at = at.next {
		if at != sorted {
			out.WriteByte(' ')
		}
		out.WriteString(strconv.Itoa(at.number))
	}
	fmt.Fprintln(out)
}
