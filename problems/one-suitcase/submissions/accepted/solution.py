# best[x]: the largest value of a choice among the things so far that weighs at most x. Each thing makes a new list.
import sys
from bisect import bisect_left


def pack(things, limit):
    best = [0] * (limit + 1)
    for weight, value in things:
        if weight > limit:
            continue
        best[weight:] = [a if a > b + value else b + value for a, b in zip(best[weight:], best)]
    return best[limit], bisect_left(best, best[limit])


def main():
    _, limit, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*pack(zip(numbers[::2], numbers[1::2]), limit))


main()
