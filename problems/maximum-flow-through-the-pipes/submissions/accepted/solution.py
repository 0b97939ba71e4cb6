# Edmonds and Karp on a matrix of rooms; only neighbours that a pipe joins are looked at.
import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    room = [[0] * (n + 1) for _ in range(n + 1)]
    for a, b, c in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        room[a][b] += c
    neighbours = [[b for b in range(1, n + 1) if room[a][b] or room[b][a]] for a in range(n + 1)]
    flow = 0
    while True:
        came_from = [0] * (n + 1)
        came_from[1] = -1
        queue = [1]
        for a in queue:
            rooms = room[a]
            for b in neighbours[a]:
                if rooms[b] and not came_from[b]:
                    came_from[b] = a
                    queue.append(b)
            if came_from[n]:
                break
        if not came_from[n]:
            print(flow)
            return
        way = []
        b = n
        while b != 1:
            way.append((came_from[b], b))
            b = came_from[b]
        amount = min(room[a][b] for a, b in way)
        for a, b in way:
            room[a][b] -= amount
            room[b][a] += amount
        flow += amount


main()
