# Multiples are counted by division; those of both numbers are the multiples of their least common multiple.
from math import gcd

n, a, b = map(int, input().split())
both = n // (a * b // gcd(a, b))
print(n // a - both, n // b - both, both)
