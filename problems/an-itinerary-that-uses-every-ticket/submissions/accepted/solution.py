# The beginning follows from the numbers of tickets at each airport. Hierholzer's algorithm: go on to the smallest airport as long as there is a ticket;
# an airport is written down when nothing leads on from it, so round trips that were left out come in at the right place. O(n + m log m).
import sys


def plan(n, tickets):
    more = [0] * (n + 1)  # tickets from the airport less tickets to it
    leads_to = [[] for _ in range(n + 1)]  # the smallest airport last
    for start, end in sorted(tickets, reverse=True):
        more[start] += 1
        more[end] -= 1
        leads_to[start].append(end)
    if max(more) > 1 or more.count(1) > 1:
        return None
    way = [more.index(1) if 1 in more else min(start for start, _ in tickets)]
    journey = []
    while way:
        on = leads_to[way[-1]]
        if on:
            way.append(on.pop())
        else:
            journey.append(way.pop())
    return journey[::-1] if len(journey) == len(tickets) + 1 else None


def main():
    t, *numbers = map(int, sys.stdin.buffer.read().split())
    at = 0
    for _ in range(t):
        n, m = numbers[at : at + 2]
        ends = numbers[at + 2 : at + 2 + 2 * m]
        at += 2 + 2 * m
        print(*plan(n, list(zip(ends[::2], ends[1::2]))) or ["IMPOSSIBLE"])


main()
