# "At least one of a and b" means "if not a, then b" and "if not b, then a". Rules contradict each other exactly if a thing and its opposite lie in one
# strongly connected component of these arrows. With more rules that stays so: binary search for the first one. O((n + m) log m).
import sys


def can_be_kept(n, rules):
    # -n..n as places of lists: "switch i is off" stands at place -i, counted from the end.
    arrows = [[] for _ in range(2 * n + 1)]
    for one, other in rules:
        arrows[-one].append(other)
        arrows[-other].append(one)

    # Tarjan's algorithm with a stack of its own.
    component = [0] * (2 * n + 1)
    number = [0] * (2 * n + 1)
    low = [0] * (2 * n + 1)
    entered = finished = 0
    opened = []
    for start in range(1, 2 * n + 1):
        if number[start]:
            continue
        path = [start]
        while path:
            here = path[-1]
            if not number[here]:
                entered += 1
                number[here] = low[here] = entered
                opened.append(here)
            on = arrows[here]
            if on:
                to = on.pop()
                if not number[to]:
                    path.append(to if to > 0 else 2 * n + 1 + to)
                elif not component[to] and number[to] < low[here]:
                    low[here] = number[to]
                continue
            path.pop()
            if path and low[here] < low[path[-1]]:
                low[path[-1]] = low[here]
            if low[here] == number[here]:
                finished += 1
                while True:
                    member = opened.pop()
                    component[member] = finished
                    if member == here:
                        break
    return all(component[i] != component[-i] for i in range(1, n + 1))


def first_impossible(n, rules):
    possible, impossible = 0, len(rules)
    if can_be_kept(n, rules):
        return None
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if can_be_kept(n, rules[:middle]):
            possible = middle
        else:
            impossible = middle
    return impossible


def main():
    t, *numbers = map(int, sys.stdin.buffer.read().split())
    at = 0
    for _ in range(t):
        n, m = numbers[at], numbers[at + 1]
        things = numbers[at + 2 : at + 2 + 2 * m]
        at += 2 + 2 * m
        print(first_impossible(n, list(zip(things[::2], things[1::2]))) or "NONE")


main()
