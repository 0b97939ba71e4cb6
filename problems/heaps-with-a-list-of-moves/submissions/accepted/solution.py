# Each heap is equal to a heap of Nim of its Grundy number: the smallest one that none of its moves leads to.
import sys


def grundy_numbers(moves, largest):
    moves = sorted(moves)
    grundy = [0] * (largest + 1)
    for size in range(1, largest + 1):
        reached = 0
        for move in moves:
            if move > size:
                break
            reached |= 1 << grundy[size - move]
        # The lowest bit that is not set.
        grundy[size] = (~reached & (reached + 1)).bit_length() - 1
    return grundy


def main():
    lines = sys.stdin.read().splitlines()
    moves = list(map(int, lines[1].split()))
    games = [list(map(int, line.split()))[1:] for line in lines[2:]]
    grundy = grundy_numbers(moves, max(map(max, games)))
    for heaps in games:
        total = 0
        for size in heaps:
            total ^= grundy[size]
        print("first" if total else "second")


main()
