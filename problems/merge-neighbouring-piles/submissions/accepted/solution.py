# The last merging joins a pile made of a left part and one made of the rest, and costs the weight of all: try each border.
# from_left[l] holds the costs of the parts that begin at l, by length; to_right[r] of those that end at r, longest first.
import sys
from operator import add


def least_effort(piles):
    n = len(piles)
    from_left = [[0] for _ in range(n)]
    to_right = [[0] for _ in range(n)]
    for left in range(n - 1, -1, -1):
        weight = piles[left]
        for right in range(left + 1, n):
            weight += piles[right]
            # cost(left, m) for m = left, … and cost(m + 1, right) for the same m
            cost = weight + min(map(add, from_left[left], reversed(to_right[right])))
            from_left[left].append(cost)
            to_right[right].append(cost)
    return from_left[0][-1]


def main():
    _, *piles = map(int, sys.stdin.read().split())
    print(least_effort(piles))


main()
