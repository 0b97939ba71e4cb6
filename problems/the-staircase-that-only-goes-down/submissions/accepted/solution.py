# The algorithm of Bellman and Ford with depths instead of distances, from all halls at once. What still becomes deeper in
# round n hangs on a tour; n stairs back from there we are on it.
import sys


def tour_down(n, stairs):
    depth = [0] * (n + 1)
    last = [None] * (n + 1)  # the stair by which the hall was lowered last
    for _ in range(n):
        lowered = None
        for stair in stairs:
            start, end, down, _ = stair
            deeper = depth[start] + down
            if deeper > depth[end]:
                depth[end] = deeper
                last[end] = stair
                lowered = end
        if lowered is None:
            return []

    hall = lowered
    for _ in range(n):
        hall = last[hall][0]
    tour = []
    at = hall
    while not tour or at != hall:
        tour.append(last[at][3])
        at = last[at][0]
    return tour[::-1]


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    stairs = list(zip(numbers[::3], numbers[1::3], numbers[2::3], range(1, m + 1)))
    tour = tour_down(n, stairs)
    if tour:
        print(len(tour))
        print(*tour)
    else:
        print("HONEST")


main()
