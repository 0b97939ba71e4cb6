# In the order of the deadlines; as soon as there are more jobs than days, the one with the smallest fine is given up.
# O(n log n).
import sys
from heapq import heappush, heappushpop


def smallest_fines(jobs):
    done, fines = [], 0
    for deadline, fine in sorted(jobs):
        if len(done) < deadline:
            heappush(done, fine)
        else:
            fines += heappushpop(done, fine)
    return fines


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(smallest_fines(zip(numbers[::2], numbers[1::2])))


main()
