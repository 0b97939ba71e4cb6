# Wrong: takes the border that makes the two parts as equal in weight as possible.
import sys


def least_effort(piles):
    if len(piles) == 1:
        return 0
    total, left = sum(piles), 0
    borders = []
    for i in range(1, len(piles)):
        left += piles[i - 1]
        borders.append((abs(total - 2 * left), i))
    _, border = min(borders)
    return total + least_effort(piles[:border]) + least_effort(piles[border:])


def main():
    _, *piles = map(int, sys.stdin.read().split())
    print(least_effort(piles))


main()
