# For the rest of a tour only the set of visited stops and the last of them matter; the quickest way to each such situation
# is kept. Sets are numbers, and larger sets are larger numbers.
import sys
from math import inf


def shortest_tour(n, times, needs):
    whole = (1 << n) - 1
    best = [None] * (whole + 1)  # by set: the quickest way for each last stop
    for stop in range(n):
        if needs[stop] == 0:
            best[1 << stop] = {stop: times[0][stop + 1]}
    to = [[times[last + 1][stop + 1] for last in range(n)] for stop in range(n)]
    for visited in range(1, whole):
        ways = best[visited]
        if ways is None:
            continue
        best[visited] = None
        for stop in range(n):
            if not visited >> stop & 1 and needs[stop] & ~visited == 0:
                time = to[stop]
                quickest = min([way + time[last] for last, way in ways.items()])
                larger = visited | 1 << stop
                if best[larger] is None:
                    best[larger] = {}
                best[larger][stop] = quickest
    return min(best[whole].values()) if best[whole] else inf


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    places = n + 1
    times = [numbers[i * places : (i + 1) * places] for i in range(places)]
    pairs = numbers[places * places :]
    needs = [0] * n
    for before, after in zip(pairs[::2], pairs[1::2]):
        needs[after - 1] |= 1 << (before - 1)
    least = shortest_tour(n, times, needs)
    print("IMPOSSIBLE" if least == inf else least)


main()
