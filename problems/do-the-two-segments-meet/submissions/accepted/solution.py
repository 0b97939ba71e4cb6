# Signs of cross products; Python's whole numbers have no end, so nothing can go wrong with them.
import sys


def side(a, b, c):
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def common_points(p, q, r, s):
    sides = side(r, s, p), side(r, s, q), side(p, q, r), side(p, q, s)
    if any(sides):
        return "one" if sides[0] * sides[1] <= 0 and sides[2] * sides[3] <= 0 else "none"
    begin = max(min(p, q), min(r, s))
    end = min(max(p, q), max(r, s))
    return "many" if begin < end else "one" if begin == end else "none"


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    points = list(zip(numbers[1::2], numbers[2::2]))
    for i in range(0, len(points), 4):
        print(common_points(*points[i : i + 4]))


main()
