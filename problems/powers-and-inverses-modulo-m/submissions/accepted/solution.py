# Python's own pow does both: repeated squaring, and Euclid's algorithm for negative exponents.
import sys
from math import gcd


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    out = []
    for a, b, m in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        out.append("NONE" if b < 0 and gcd(a, m) > 1 else pow(a, b, m))
    print(*out, sep="\n")


main()
