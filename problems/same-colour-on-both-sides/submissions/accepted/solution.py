# The bottle that is taken last in a part has the two bottles just outside of the part as its neighbours, and keeps the two
# sides apart until then. A wall at each end.
import sys


def most_earned(colours, prices):
    n = len(colours)
    colour = [-1, *colours, -2]
    price = [0, *prices]
    # after[l][i]: the most between l and l + 1 + i; before[r][i]: the most between r - 1 - i and r
    after = [[0] for _ in range(n + 2)]
    before = [[0] for _ in range(n + 2)]
    for left in range(n, -1, -1):
        for right in range(left + 2, n + 2):
            times = 2 if colour[left] == colour[right] else 1
            most = max(
                a + b + times * p
                for a, b, p in zip(after[left], reversed(before[right]), price[left + 1 : right])
            )
            after[left].append(most)
            before[right].append(most)
    return after[0][-1]


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    print(most_earned(numbers[:n], numbers[n:]))


main()
