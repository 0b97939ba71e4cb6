# Two passes over a breadth-first order: from the leaves upwards, people, total and the two longest ways of each part;
# then downwards, what lies outside of each part.
import sys

NOBODY = -(10**12)


def ways_to_work(people, paths):
    order, parent, length = [1], [0] * len(people), [0] * len(people)
    for village in order:
        for other, distance in paths[village]:
            if other != parent[village]:
                parent[other] = village
                length[other] = distance
                order.append(other)

    # Of the people in each part: how many, their total way to its top, and the longest two by different branches.
    count, total = people[:], [0] * len(people)
    longest, second = [NOBODY] * len(people), [NOBODY] * len(people)

    def offer(village, way):
        if way > longest[village]:
            second[village] = longest[village]
            longest[village] = way
        elif way > second[village]:
            second[village] = way

    for village in reversed(order):
        if people[village] > 0:
            offer(village, 0)
        above = parent[village]
        count[above] += count[village]
        total[above] += total[village] + length[village] * count[village]
        offer(above, longest[village] + length[village])

    everybody = count[1]
    for village in order[1:]:
        above = parent[village]
        total[village] = total[above] + length[village] * (everybody - 2 * count[village])
        is_from_here = longest[above] == longest[village] + length[village]
        offer(village, (second[above] if is_from_here else longest[above]) + length[village])
    return zip(total[1:], longest[1:])


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    paths = [[] for _ in range(n + 1)]
    for u, v, distance in zip(numbers[n::3], numbers[n + 1 :: 3], numbers[n + 2 :: 3]):
        paths[u].append((v, distance))
        paths[v].append((u, distance))
    for total, longest in ways_to_work([0, *numbers[:n]], paths):
        print(total, longest)


main()
