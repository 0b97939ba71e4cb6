# Wrong: takes the least numbers away and counts as if there were no upper bounds.
import sys
from math import comb


def main():
    n, k, *numbers = map(int, sys.stdin.read().split())
    rest = k - sum(numbers[::2])
    print(comb(rest + n - 1, n - 1) % 1_000_000_007 if rest >= 0 else 0)


main()
