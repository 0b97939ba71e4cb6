# Dijkstra's algorithm from both ends: with the station fixed, the trip falls into two halves, each as cheap as possible.
import sys
from heapq import heappop, heappush
from math import inf


def distances_from(start, roads):
    distance = [inf] * len(roads)
    distance[start] = 0
    waiting = [(0, start)]
    while waiting:
        reached, town = heappop(waiting)
        if reached > distance[town]:
            continue
        for other, toll in roads[town]:
            candidate = reached + toll
            if candidate < distance[other]:
                distance[other] = candidate
                heappush(waiting, (candidate, other))
    return distance


def main():
    n, m, k, *numbers = map(int, sys.stdin.buffer.read().split())
    stations, rest = numbers[:k], numbers[k:]
    roads = [[] for _ in range(n + 1)]
    for a, b, toll in zip(rest[::3], rest[1::3], rest[2::3]):
        roads[a].append((b, toll))
        roads[b].append((a, toll))
    from_start, from_goal = distances_from(1, roads), distances_from(n, roads)
    best = min(from_start[station] + from_goal[station] for station in stations)
    print(-1 if best == inf else best)


main()
