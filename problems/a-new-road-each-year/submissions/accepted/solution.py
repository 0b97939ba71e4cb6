# All distances by Dijkstra's algorithm, since there are few roads, and kept up to date: from a town u, a new road a-b can
# only help in the one direction in which it makes the way to its end shorter.
import sys
from heapq import heappop, heappush

NONE = 10**15


def distances_from(start, roads):
    distance = [NONE] * len(roads)
    distance[start] = 0
    waiting = [(0, start)]
    while waiting:
        reached, town = heappop(waiting)
        if reached > distance[town]:
            continue
        for other, length in roads[town]:
            if reached + length < distance[other]:
                distance[other] = reached + length
                heappush(waiting, (reached + length, other))
    return distance


def reports(n, roads, built):
    ways = [[] for _ in range(n)]
    for a, b, length in roads:
        ways[a - 1].append((b - 1, length))
        ways[b - 1].append((a - 1, length))
    distance = [distances_from(town, ways) for town in range(n)]
    sums = [sum(row) for row in distance]

    for a, b, length in built:
        from_a, from_b = distance[a - 1], distance[b - 1]
        for u, (to_a, to_b) in enumerate(zip(from_a, from_b)):
            if to_a + length < to_b:
                start, row = to_a + length, from_b
            elif to_b + length < to_a:
                start, row = to_b + length, from_a
            else:
                continue
            distance[u] = [old if old < start + more else start + more for old, more in zip(distance[u], row)]
            sums[u] = sum(distance[u])
        total = sum(sums)
        yield total // 2 if total < NONE else -1


def main():
    n, m, q, *numbers = map(int, sys.stdin.buffer.read().split())
    roads = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    print(*reports(n, roads[:m], roads[m:]), sep="\n")


main()
