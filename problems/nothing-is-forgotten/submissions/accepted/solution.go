// All texts form a tree: the parent of a text is the text without its last letter. Beside its parent each one has a long
// jump to an ancestor, chosen so that any ancestor is a logarithmic number of steps away (Myers): if the last two jumps
// have the same length, the new one spans both.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

type text struct {
	lastLetter   byte
	length       int
	parent, jump *text
	children     map[byte]*text
}

func empty() *text {
	t := &text{lastLetter: '-'}
	t.parent, t.jump = t, t
	return t
}

func (t *text) withLetter(letter byte) *text {
	if child, ok := t.children[letter]; ok {
		return child
	}
	child := &text{lastLetter: letter, length: t.length + 1, parent: t, jump: t}
	if further := t.jump.jump; t.length-t.jump.length == t.jump.length-further.length {
		child.jump = further
	}
	if t.children == nil {
		t.children = map[byte]*text{}
	}
	t.children[letter] = child
	return child
}

func (t *text) beginning(length int) *text {
	for t.length > length {
		if t.jump.length >= length {
			t = t.jump
		} else {
			t = t.parent
		}
	}
	return t
}

func (t *text) withoutLast(count int) *text {
	if count > t.length {
		count = t.length
	}
	return t.beginning(t.length - count)
}

func (t *text) letterAt(place int) byte {
	if place > t.length {
		return '-'
	}
	return t.beginning(place).lastLetter
}

func commonLength(one, other *text) int {
	one, other = one.beginning(other.length), other.beginning(one.length)
	// Texts of equal length have jumps of equal length.
	for one != other {
		if one.jump != other.jump {
			one, other = one.jump, other.jump
		} else {
			one, other = one.parent, other.parent
		}
	}
	return one.length
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	next := func() string {
		in.Scan()
		return in.Text()
	}
	nextInt := func() int {
		number, _ := strconv.Atoi(next())
		return number
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	q := nextInt()
	after := make([]*text, 1, q+1) // the text after each event
	after[0] = empty()
	for ; q > 0; q-- {
		now := after[len(after)-1]
		switch next() {
		case "T":
			now = now.withLetter(next()[0])
		case "B":
			now = now.withoutLast(nextInt())
		case "G":
			now = after[nextInt()]
		case "L":
			fmt.Fprintf(out, "%c\n", now.letterAt(nextInt()))
		default:
			fmt.Fprintln(out, commonLength(now, after[nextInt()]))
		}
		after = append(after, now)
	}
}
