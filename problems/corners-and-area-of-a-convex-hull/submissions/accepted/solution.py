# Andrew's chain over the sorted set of places.
import sys


def half(places):
    chain = []
    for x, y in places:
        while len(chain) >= 2:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    places = sorted(set(zip(numbers[1::2], numbers[2::2])))
    corners = half(places) + half(places[::-1]) if len(places) > 1 else places
    doubled_area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(corners, corners[1:] + corners[:1]))
    print(len(corners), doubled_area)


main()
