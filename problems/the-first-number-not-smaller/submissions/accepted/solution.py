# The library has this search: bisect_left counts the numbers that are smaller than x. O(log n) for a question.
import sys
from bisect import bisect_left


def main():
    n, q, *numbers = map(int, sys.stdin.buffer.read().split())
    values = numbers[:n]
    print("\n".join(str(bisect_left(values, x) + 1) for x in numbers[n : n + q]))


main()
