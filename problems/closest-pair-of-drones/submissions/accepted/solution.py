# A sweep by x: the drones that are near enough in x are kept in the order of y, in a sorted list. Whoever is too far behind
# is taken out. At any time, only few of them can be near enough in y.
import sys
from bisect import bisect_left, insort


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    drones = sorted(zip(numbers[1::2], numbers[2::2]))
    if len(set(drones)) < len(drones):
        print(0)
        return
    best = 10**18
    reach = 10**9  # the smallest whole number whose square is not smaller than the best one
    near = []  # y and x
    oldest = 0
    for x, y in drones:
        while x - drones[oldest][0] >= reach:
            old_x, old_y = drones[oldest]
            del near[bisect_left(near, (old_y, old_x))]
            oldest += 1
        for i in range(bisect_left(near, (y - reach, -(10**9))), len(near)):
            other_y, other_x = near[i]
            if other_y - y >= reach:
                break
            best = min(best, (x - other_x) ** 2 + (y - other_y) ** 2)
        while (reach - 1) ** 2 >= best:
            reach = min(reach - 1, int(best**0.5) + 1)
        insort(near, (y, x))
    print(best)


main()
