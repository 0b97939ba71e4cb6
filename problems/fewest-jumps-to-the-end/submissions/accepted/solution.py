# What can be reached with j jumps is a beginning of the row, so it is enough to know its last square. O(n).
import sys


def fewest_jumps(row):
    jumps = border = farthest = 0
    for i, number in enumerate(row):
        if border >= len(row) - 1:
            return jumps
        farthest = max(farthest, i + number)
        if i == border:
            if farthest == border:
                return -1
            jumps += 1
            border = farthest


def main():
    _, *row = map(int, sys.stdin.buffer.read().split())
    print(fewest_jumps(row))


main()
