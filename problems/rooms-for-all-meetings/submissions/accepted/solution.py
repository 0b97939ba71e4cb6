# In the order of their begins: what has ended gives its room back, then the lowest free room is taken, or a new one if none
# is free. One heap knows the next end, one the lowest free room. O(n log n).
import sys
from heapq import heappop, heappush


def rooms_of(meetings):
    rooms = [0] * len(meetings)
    in_use, free, opened = [], [], 0
    for i in sorted(range(len(meetings)), key=lambda i: meetings[i][0]):
        begin, end = meetings[i]
        while in_use and in_use[0][0] <= begin:
            heappush(free, heappop(in_use)[1])
        if free:
            rooms[i] = heappop(free)
        else:
            opened += 1
            rooms[i] = opened
        heappush(in_use, (end, rooms[i]))
    return rooms


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    rooms = rooms_of(list(zip(numbers[::2], numbers[1::2])))
    print(max(rooms))
    print(*rooms)


main()
