# Backwards in time guests leave one by one: with all guests linked by minute of birth, the last one to arrive has its
# closest earlier guest next to it. Two people who never were stand at both ends.
import sys


def announce(minutes):
    n = len(minutes)
    far = 10**9
    order = [n, *sorted(range(n), key=minutes.__getitem__), n + 1]
    minutes = [*minutes, -far, far]
    left, right = [0] * (n + 2), [0] * (n + 2)
    for one, other in zip(order, order[1:]):
        right[one] = other
        left[other] = one
    smallest = []
    for guest in range(n - 1, 0, -1):
        before, behind = left[guest], right[guest]
        own = minutes[guest]
        smallest.append(min(own - minutes[before], minutes[behind] - own))
        right[before] = behind
        left[behind] = before
    return smallest[::-1]


def main():
    _, *minutes = map(int, sys.stdin.buffer.read().split())
    print(*announce(minutes))


main()
