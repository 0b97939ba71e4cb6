# A sieve finds all primes once, crossing out by slices; prefix sums count them. Then each question is one subtraction.
import sys
from itertools import accumulate


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    largest = max(numbers)
    is_prime = bytearray([1]) * (largest + 1)
    is_prime[0] = is_prime[1] = 0
    for prime in range(2, int(largest**0.5) + 1):
        if is_prime[prime]:
            is_prime[prime * prime :: prime] = bytes(len(range(prime * prime, largest + 1, prime)))
    up_to = list(accumulate(is_prime))
    answers = [up_to[last] - up_to[first - 1] for first, last in zip(numbers[::2], numbers[1::2])]
    print("\n".join(map(str, answers)))


main()
