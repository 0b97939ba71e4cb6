# The smaller half is a heap of negated numbers, so its largest one is on top; the larger half is a plain one. O(n log n).
import sys
from heapq import heappush, heappushpop


def medians(numbers):
    smaller, larger, found = [], [], []
    for number in numbers:
        if len(smaller) == len(larger):
            heappush(smaller, -heappushpop(larger, number))
        else:
            heappush(larger, -heappushpop(smaller, -number))
        found.append(-smaller[0])
    return found


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*medians(numbers), sep="\n")


main()
