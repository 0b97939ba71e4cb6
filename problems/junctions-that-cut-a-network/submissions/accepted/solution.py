# A depth-first search with a stack of its own; the smallest number that a subtree leads to is handed up when it is left.
import sys


def main():
    n, m, *ends = map(int, sys.stdin.buffer.read().split())
    neighbours = [[] for _ in range(n + 1)]
    for a, b in zip(ends[::2], ends[1::2]):
        neighbours[a].append(b)
        neighbours[b].append(a)
    number = [0] * (n + 1)
    low = [0] * (n + 1)
    pieces = [1] * (n + 1)
    parts = reached = 0
    for start in range(1, n + 1):
        if number[start]:
            continue
        parts += 1
        pieces[start] = 0
        reached += 1
        number[start] = low[start] = reached
        path = [(start, iter(neighbours[start]))]
        while path:
            v, rest = path[-1]
            for w in rest:
                if not number[w]:
                    reached += 1
                    number[w] = low[w] = reached
                    path.append((w, iter(neighbours[w])))
                    break
                if number[w] < low[v]:
                    low[v] = number[w]
            else:
                path.pop()
                if path:
                    above = path[-1][0]
                    pieces[above] += low[v] >= number[above]
                    low[above] = min(low[above], low[v])
    most = max(pieces[1:])
    print(sum(each > 1 for each in pieces), parts - 1 + most, pieces.index(most, 1))


main()
