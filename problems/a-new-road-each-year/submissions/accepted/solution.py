# All distances by Dijkstra's algorithm, since there are few roads, and kept up to date: a new road a-b can only help
# between a town from which it makes the way to b shorter and one from which it makes the way to a shorter.
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
    total = sum(map(sum, distance)) // 2

    for a, b, length in built:
        # As they were before: they change on the way.
        from_a, from_b = distance[a - 1][:], distance[b - 1][:]
        towns = list(enumerate(zip(from_a, from_b)))
        near_a = [town for town, (to_a, to_b) in towns if to_a + length < to_b]
        near_b = [(town, to_b) for town, (to_a, to_b) in towns if to_b + length < to_a]
        for u in near_a:
            row = distance[u]
            start = from_a[u] + length
            for v, rest in near_b:
                if start + rest < row[v]:
                    total -= row[v] - start - rest
                    row[v] = distance[v][u] = start + rest
        yield total if total < NONE else -1


def main():
    n, m, q, *numbers = map(int, sys.stdin.buffer.read().split())
    roads = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    print(*reports(n, roads[:m], roads[m:]), sep="\n")


main()
