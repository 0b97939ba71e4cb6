// The line is a doubly linked list in a ring; node 0 stands for its end. A cursor is the node that it stands before, so an
// insertion before one cursor leaves the other where it has to be.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type node struct {
	before, after int
	letter        byte
}

func typeAll(keys string) string {
	nodes := make([]node, 1, len(keys)+1)
	cursor, other := 0, 0
	for i := 0; i < len(keys); i++ {
		switch key := keys[i]; key {
		case '|':
			cursor, other = other, cursor
		case '<':
			if before := nodes[cursor].before; before != 0 {
				cursor = before
			}
		case '>':
			if cursor != 0 {
				cursor = nodes[cursor].after
			}
		case '^':
			cursor = nodes[0].after
		case '$':
			cursor = 0
		case '-':
			gone := nodes[cursor].before
			if gone == 0 {
				continue
			}
			if other == gone {
				other = cursor
			}
			before := nodes[gone].before
			nodes[cursor].before = before
			nodes[before].after = cursor
		default:
			before := nodes[cursor].before
			nodes[before].after = len(nodes)
			nodes[cursor].before = len(nodes)
			nodes = append(nodes, node{before, cursor, key})
		}
	}
	var line strings.Builder
	for at := nodes[0].after; at != 0; at = nodes[at].after {
		line.WriteByte(nodes[at].letter)
	}
	return line.String()
}

func main() {
	in := bufio.NewReader(os.Stdin)
	keys, _ := in.ReadString('\n')
	line := typeAll(strings.TrimSpace(keys))
	fmt.Println(len(line))
	fmt.Println(line)
}
