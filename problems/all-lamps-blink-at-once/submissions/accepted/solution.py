# The longest step is the greatest common divisor of all periods, the second their least common multiple. The latter is not
# followed any further once it is above 10^18: as an exact number it would get millions of digits.
import sys
from math import gcd

LATEST = 10**18


def main():
    periods = list(map(int, sys.stdin.buffer.read().split()))[1:]
    step = 0
    together = 1
    for period in periods:
        step = gcd(step, period)
        if together <= LATEST:
            together = together // gcd(together, period) * period
    print(step)
    print(together if together <= LATEST else "TOO LATE")


main()
