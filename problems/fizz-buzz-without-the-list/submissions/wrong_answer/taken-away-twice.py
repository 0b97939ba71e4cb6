# Takes the FizzBuzz numbers away twice.
from math import gcd

n, a, b = map(int, input().split())
both = n // (a * b // gcd(a, b))
print(n // a - 2 * both, n // b - 2 * both, both)
