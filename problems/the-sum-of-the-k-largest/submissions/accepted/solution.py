# The k results that count are in a heap with the smallest on top; a new one pushes out the smallest. O(n log k).
import sys
from heapq import heappush, heappushpop


def scores(results, k):
    counting, total, sums = [], 0, []
    for result in results:
        if len(counting) < k:
            heappush(counting, result)
            total += result
        else:
            total += result - heappushpop(counting, result)
        sums.append(total)
    return sums


def main():
    _, k, *results = map(int, sys.stdin.buffer.read().split())
    print(*scores(results, k), sep="\n")


main()
