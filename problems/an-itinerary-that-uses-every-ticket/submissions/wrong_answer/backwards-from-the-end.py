# Wrong: builds the journey from its end, which makes the end small and not the beginning.
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n, m = numbers[at : at + 2]
    ends = numbers[at + 2 : at + 2 + 2 * m]
    at += 2 + 2 * m
    tickets = sorted(zip(ends[::2], ends[1::2]), reverse=True)
    comes_from = [[] for _ in range(n + 1)]
    more = [0] * (n + 1)
    for a, b in tickets:
        comes_from[b].append(a)
        more[a] += 1
        more[b] -= 1
    journey = []
    if max(more) <= 1 and more.count(1) <= 1:
        way = [more.index(-1) if -1 in more else tickets[-1][0]]
        while way:
            if comes_from[way[-1]]:
                way.append(comes_from[way[-1]].pop())
            else:
                journey.append(way.pop())
    print(*journey if len(journey) == m + 1 else ["IMPOSSIBLE"])
