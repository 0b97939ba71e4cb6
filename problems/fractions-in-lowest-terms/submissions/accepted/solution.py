# A sieve over the primes gives Euler's totient of all numbers, prefix sums answer the questions.
import sys
from itertools import accumulate


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    largest = max(numbers)
    totient = list(range(largest + 1))
    for prime in range(2, largest + 1):
        if totient[prime] == prime:
            totient[prime::prime] = [value - value // prime for value in totient[prime::prime]]
    totient[1] = 0  # no fraction has the denominator 1
    up_to = list(accumulate(totient))
    answers = [up_to[last] - up_to[first - 1] for first, last in zip(numbers[::2], numbers[1::2])]
    print("\n".join(map(str, answers)))


main()
