# The smallest cut as a largest flow, on dictionaries of rooms.
import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    profits = numbers[:n]
    source, sink = n, n + 1
    room = [{} for _ in range(n + 2)]

    def add(a, b, capacity):
        room[a][b] = room[a].get(b, 0) + capacity
        room[b].setdefault(a, 0)

    for i, profit in enumerate(profits):
        if profit > 0:
            add(source, i, profit)
        else:
            add(i, sink, -profit)
    for a, b in zip(numbers[n::2], numbers[n + 1 :: 2]):
        add(a - 1, b - 1, 10**15)

    result = sum(profit for profit in profits if profit > 0)
    while True:
        came_from = {source: None}
        queue = [source]
        for a in queue:
            for b, amount in room[a].items():
                if amount and b not in came_from:
                    came_from[b] = a
                    queue.append(b)
        if sink not in came_from:
            print(result)
            return
        way = []
        b = sink
        while b != source:
            way.append((came_from[b], b))
            b = came_from[b]
        amount = min(room[a][b] for a, b in way)
        for a, b in way:
            room[a][b] -= amount
            room[b][a] += amount
        result -= amount


main()
