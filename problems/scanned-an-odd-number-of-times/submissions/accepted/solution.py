# Under exclusive or, equal numbers cancel in pairs: what is left is the tag that occurs an odd number of times.
import sys
from functools import reduce
from operator import xor


def main():
    _, *scans = map(int, sys.stdin.buffer.read().split())
    print(reduce(xor, scans))


main()
