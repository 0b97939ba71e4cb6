# The smallest number of every block whose length is a power of two, each from two blocks of half the length; two such blocks
# cover any range. O(n log n + q).
import sys


def main():
    n, q, x, *row = map(int, sys.stdin.buffer.read().split())
    smallest, half = [row], 1
    while 2 * half <= n:
        before = smallest[-1]
        smallest.append(list(map(min, before, before[half:])))
        half *= 2

    total = 0
    for _ in range(q):
        x = x * 48271 % 2147483647
        left = x % n
        x = x * 48271 % 2147483647
        right = x % n
        if left > right:
            left, right = right, left
        k = (right - left + 1).bit_length() - 1
        blocks = smallest[k]
        one, other = blocks[left], blocks[right + 1 - (1 << k)]
        total += one if one < other else other
    print(total)


main()
