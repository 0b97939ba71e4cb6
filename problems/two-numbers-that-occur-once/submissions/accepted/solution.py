# The exclusive or of all numbers is that of the two that occur once; a place where it has a 1 parts the list into two groups.
import sys
from functools import reduce
from operator import xor


def main():
    rows = sys.stdin.read().split("\n")
    for i in range(2, 2 * int(rows[0]) + 1, 2):
        numbers = list(map(int, rows[i].split()))
        both = reduce(xor, numbers)
        bit = both & -both
        one = reduce(xor, (number for number in numbers if number & bit))
        print(*sorted((one, both ^ one)))


main()
