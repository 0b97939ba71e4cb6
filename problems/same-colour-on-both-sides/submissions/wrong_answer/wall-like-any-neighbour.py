# Wrong: a bottle with one neighbour only is paid twice as well.
import sys


def most_earned(colours, prices):
    n = len(colours)
    best = [[0] * (n + 2) for _ in range(n + 2)]
    for left in range(n, -1, -1):
        for right in range(left + 2, n + 2):
            has_both = left > 0 and right <= n
            times = 1 if has_both and colours[left - 1] != colours[right - 1] else 2
            best[left][right] = max(
                best[left][k] + best[k][right] + times * prices[k - 1] for k in range(left + 1, right)
            )
    return best[0][n + 1]


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    print(most_earned(numbers[:n], numbers[n:]))


main()
