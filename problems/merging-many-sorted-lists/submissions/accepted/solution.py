# The library has this merge: it keeps a heap of the first values of all lists. O(N log k).
import sys
from heapq import merge


def main():
    k, *numbers = map(int, sys.stdin.buffer.read().split())
    lists, at = [], 0
    for _ in range(k):
        length = numbers[at]
        lists.append(numbers[at + 1 : at + 1 + length])
        at += length + 1
    print(*merge(*lists))


main()
