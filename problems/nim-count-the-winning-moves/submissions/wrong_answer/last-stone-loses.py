# Wrong: plays so that whoever takes the last stone loses.
import sys
from functools import reduce
from operator import xor


def winning_moves(heaps):
    if all(size == 1 for size in heaps):
        return [(i, 1) for i in range(1, len(heaps) + 1)] if len(heaps) % 2 == 0 else []
    total = reduce(xor, heaps)
    return [(i, size - (size ^ total)) for i, size in enumerate(heaps, 1) if size ^ total < size]


def main():
    _, *heaps = map(int, sys.stdin.read().split())
    moves = winning_moves(heaps)
    print(len(moves))
    if moves:
        print(*moves[0])


main()
