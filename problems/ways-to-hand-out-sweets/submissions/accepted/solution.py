# before[s] is the sum of ways[0] to ways[s - 1]; the next child makes a difference of two of these sums of each number of
# ways. The sums are kept whole, which is no problem for 50000 numbers below the modulus.
import sys
from itertools import accumulate

MODULUS = 1_000_000_007


def count_ways(k, children):
    ways = [1] + [0] * k
    for least, most in children:
        before = list(accumulate(ways, initial=0))
        ways = [0] * min(least, k + 1)
        for s in range(least, k + 1):
            ways.append((before[s - least + 1] - before[s - most if s > most else 0]) % MODULUS)
    return ways[k]


def main():
    n, k, *numbers = map(int, sys.stdin.read().split())
    print(count_ways(k, zip(numbers[::2], numbers[1::2])))


main()
