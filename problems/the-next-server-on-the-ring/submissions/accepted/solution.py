# Turned back to its smallest place, the list is sorted, and the library's search counts the places smaller than the key.
# O(n + q log n).
import sys
from bisect import bisect_left


def servers_of(places, keys):
    n = len(places)
    smallest = places.index(min(places))
    in_order = places[smallest:] + places[:smallest]
    return [(smallest + bisect_left(in_order, x)) % n + 1 for x in keys]


def main():
    n, q, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*servers_of(numbers[:n], numbers[n : n + q]), sep="\n")


main()
