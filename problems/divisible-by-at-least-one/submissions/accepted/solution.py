# Inclusion and exclusion, as a recursion: every number that counts has a last lucky number that divides it. Those with the last
# one at place i are the multiples of it, less those that a later one divides as well.
import sys
from math import lcm


def count_up_to(limit, lucky, multiple=1):
    count = 0
    for i, number in enumerate(lucky):
        common = lcm(multiple, number)
        if common <= limit:
            count += limit // common - count_up_to(limit, lucky[i + 1 :], common)
    return count


def main():
    _, first, last, *lucky = map(int, sys.stdin.read().split())
    print(count_up_to(last, lucky) - count_up_to(first - 1, lucky))


main()
