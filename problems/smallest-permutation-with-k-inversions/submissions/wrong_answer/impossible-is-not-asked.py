# Wrong: makes as many inversions as it can if k is too large.
import sys


def pairs(count):
    return count * (count - 1) // 2


def smallest_permutation(n, k):
    k = min(k, pairs(n))
    m = 1
    while pairs(m) < k:
        m += 1
    in_order = list(range(1, n - m + 1))
    end = list(range(n - m + 1, n + 1))
    first = end.pop(k - pairs(m - 1))
    return in_order + [first] + end[::-1]


def main():
    n, k = map(int, sys.stdin.read().split())
    print(*smallest_permutation(n, k))


main()
