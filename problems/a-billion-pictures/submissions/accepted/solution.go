// The film is a row of pieces, each a run of pictures forwards or backwards; a wish adds at most three of them. The pieces
// are the nodes of a random binary tree in the order of the film, where each node knows how many pictures lie below it.
// Split, join, and marks for turned subtrees take a logarithmic number of steps.
package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
	"strconv"
)

type piece struct {
	first, step, length int // pictures first, first + step, …
	size                int // pictures in the subtree
	priority            int // none below has a larger one
	left, right         *piece
	isTurned            bool // the children have still to be turned
}

func newPiece(first, step, length int) *piece {
	return &piece{first: first, step: step, length: length, size: length, priority: rand.Int()}
}

func (p *piece) pictures() int {
	if p == nil {
		return 0
	}
	return p.size
}

func (p *piece) measure() {
	p.size = p.left.pictures() + p.length + p.right.pictures()
}

func (p *piece) turn() {
	if p == nil {
		return
	}
	p.first += p.step * (p.length - 1)
	p.step = -p.step
	p.left, p.right = p.right, p.left
	p.isTurned = !p.isTurned
}

func (p *piece) handDown() {
	if p.isTurned {
		p.isTurned = false
		p.left.turn()
		p.right.turn()
	}
}

// split returns the first count pictures, and the others.
func split(p *piece, count int) (front, rear *piece) {
	if p == nil {
		return nil, nil
	}
	p.handDown()
	before := p.left.pictures()
	switch {
	case count <= before:
		front, p.left = split(p.left, count)
		rear = p
	case count >= before+p.length:
		p.right, rear = split(p.right, count-before-p.length)
		front = p
	default:
		// The cut goes through this piece.
		kept := count - before
		rest := newPiece(p.first+p.step*kept, p.step, p.length-kept)
		rear = join(rest, p.right)
		p.right = nil
		p.length = kept
		front = p
	}
	p.measure()
	return front, rear
}

func join(one, two *piece) *piece {
	switch {
	case one == nil:
		return two
	case two == nil:
		return one
	case one.priority > two.priority:
		one.handDown()
		one.right = join(one.right, two)
		one.measure()
		return one
	default:
		two.handDown()
		two.left = join(one, two.left)
		two.measure()
		return two
	}
}

// cutOut returns the pieces before place l, from l to r, and behind r.
func cutOut(film *piece, l, r int) (before, inside, behind *piece) {
	front, behind := split(film, r)
	before, inside = split(front, l-1)
	return before, inside, behind
}

func move(film *piece, l, r, p int) *piece {
	before, inside, behind := cutOut(film, l, r)
	front, rear := split(join(before, behind), p)
	return join(join(front, inside), rear)
}

func turn(film *piece, l, r int) *piece {
	before, inside, behind := cutOut(film, l, r)
	inside.turn()
	return join(join(before, inside), behind)
}

func pictureAt(film *piece, place int) int {
	steps := place - 1
	for at := film; ; {
		at.handDown()
		before := at.left.pictures()
		switch {
		case steps < before:
			at = at.left
		case steps < before+at.length:
			return at.first + at.step*(steps-before)
		default:
			steps -= before + at.length
			at = at.right
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

	n, q := next(), next()
	film := newPiece(1, 1, n)
	for ; q > 0; q-- {
		in.Scan()
		switch in.Text() {
		case "M":
			film = move(film, next(), next(), next())
		case "T":
			film = turn(film, next(), next())
		default:
			fmt.Fprintln(out, pictureAt(film, next()))
		}
	}
}
