# The player to move loses exactly if the XOR of all sizes is 0. A winning move makes it 0.
import sys
from functools import reduce
from operator import xor


def winning_moves(heaps):
    total = reduce(xor, heaps)
    return [(i, size - (size ^ total)) for i, size in enumerate(heaps, 1) if size ^ total < size]


def main():
    _, *heaps = map(int, sys.stdin.read().split())
    moves = winning_moves(heaps)
    print(len(moves))
    if moves:
        print(*moves[0])


main()
