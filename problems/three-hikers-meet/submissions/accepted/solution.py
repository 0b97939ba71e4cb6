# The meeting place is the deepest of the lowest common ancestors of the three pairs. With the huts numbered in the order
# of a depth-first walk, such an ancestor is the least number that lies directly above one of the huts behind the first
# and up to the second: a table of minima over 1, 2, 4, … huts finds it in two looks.
import sys


def walk(paths):
    """The huts in the order of the walk, and of each the number of the one above it and the distance from hut 1."""
    huts, above, metres = [], [], []
    stack = [(1, 0, 0, 0)]
    while stack:
        hut, parent, number, distance = stack.pop()
        own = len(huts)
        huts.append(hut)
        above.append(number)
        metres.append(distance)
        for other, length in paths[hut]:
            if other != parent:
                stack.append((other, hut, own, distance + length))
    return huts, above, metres


def minima(values):
    rows = [values]
    while 2 ** len(rows) <= len(values):
        row = rows[-1]
        rows.append(list(map(min, row, row[2 ** (len(rows) - 1) :])))
    return rows


def meetings(paths, days):
    huts, above, metres = walk(paths)
    rows = minima(above)
    number = [0] * len(paths)
    for i, hut in enumerate(huts):
        number[hut] = i

    def ancestor(one, other):
        if one == other:
            return one
        if one > other:
            one, other = other, one
        k = (other - one).bit_length() - 1
        row = rows[k]
        return min(row[one + 1], row[other + 1 - (1 << k)])

    for day in days:
        a, b, c = (number[hut] for hut in day)
        ab, bc, ca = ancestor(a, b), ancestor(b, c), ancestor(c, a)
        total = metres[a] + metres[b] + metres[c] - metres[ab] - metres[bc] - metres[ca]
        # Two of the three are the same, and the third one lies below them: it comes later in the walk.
        yield huts[max(ab, bc, ca)], total


def main():
    n, q, *numbers = map(int, sys.stdin.buffer.read().split())
    paths = [[] for _ in range(n + 1)]
    edges, days = numbers[: 3 * n - 3], numbers[3 * n - 3 :]
    for u, v, metres in zip(edges[::3], edges[1::3], edges[2::3]):
        paths[u].append((v, metres))
        paths[v].append((u, metres))
    for hut, total in meetings(paths, zip(days[::3], days[1::3], days[2::3])):
        print(hut, total)


main()
