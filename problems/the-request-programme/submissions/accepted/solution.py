# "At least one of a and b" means "if not a, then b" and "if not b, then a". If no statement shares a strongly connected
# component with its opposite, the one of both that comes later in topological order can be true. "At most one version of
# a tune" is said with a variable for every version, that one up to there is played. The statement 2v says that variable
# v is true, 2v + 1 that it is false.
import sys


def either(arrows, one, other):
    arrows[one ^ 1].append(other)
    arrows[other ^ 1].append(one)


def components(arrows):
    """Kosaraju: the number of each statement's component, in topological order."""
    finished = []
    is_seen = [False] * len(arrows)
    for start in range(len(arrows)):
        if is_seen[start]:
            continue
        is_seen[start] = True
        path = [(start, iter(arrows[start]))]
        while path:
            statement, following = path[-1]
            for other in following:
                if not is_seen[other]:
                    is_seen[other] = True
                    path.append((other, iter(arrows[other])))
                    break
            else:
                path.pop()
                finished.append(statement)

    component = [None] * len(arrows)
    for number, start in enumerate(reversed(finished)):
        if component[start] is not None:
            continue
        component[start] = number
        stack = [start]
        while stack:
            # What leads to a statement are the opposites of what its opposite leads to.
            for opposite in arrows[stack.pop() ^ 1]:
                other = opposite ^ 1
                if component[other] is None:
                    component[other] = number
                    stack.append(other)
    return component


def make_programme(n, wishes, tunes):
    arrows = [[] for _ in range(2 * n + 2)]
    for one, other in wishes:
        either(arrows, one, other)
    for songs in tunes:
        before = None
        for song in songs:
            now = len(arrows)
            arrows += [], []
            either(arrows, 2 * song + 1, now)
            if before is not None:
                either(arrows, before + 1, now)
                either(arrows, before + 1, 2 * song + 1)
            before = now
    component = components(arrows)
    if any(true == false for true, false in zip(component[2::2], component[3::2])):
        return None
    return [component[2 * song] > component[2 * song + 1] for song in range(1, n + 1)]


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    n, m, t = next(numbers), next(numbers), next(numbers)

    def wish():
        song = next(numbers)
        return 2 * song if song > 0 else -2 * song + 1

    wishes = [(wish(), wish()) for _ in range(m)]
    tunes = [[next(numbers) for _ in range(next(numbers))] for _ in range(t)]
    programme = make_programme(n, wishes, tunes)
    print("IMPOSSIBLE" if programme is None else "".join("1" if is_played else "0" for is_played in programme))


main()
