# The line is a doubly linked list in a ring; node 0 stands for its end. A cursor is the node that it stands before.
import sys


def type_all(keys):
    letters, before, after = [""], [0], [0]
    cursor = other = 0
    for key in keys:
        if key == "|":
            cursor, other = other, cursor
        elif key == "<":
            cursor = before[cursor] or cursor
        elif key == ">":
            if cursor:
                cursor = after[cursor]
        elif key == "^":
            cursor = after[0]
        elif key == "$":
            cursor = 0
        elif key == "-":
            gone = before[cursor]
            if gone:
                if other == gone:
                    other = cursor
                left = before[gone]
                before[cursor] = left
                after[left] = cursor
        else:
            left = before[cursor]
            after[left] = before[cursor] = len(letters)
            letters.append(key)
            before.append(left)
            after.append(cursor)
    line = []
    node = after[0]
    while node:
        line.append(letters[node])
        node = after[node]
    return "".join(line)


def main():
    line = type_all(sys.stdin.read().strip())
    print(len(line))
    print(line)


main()
