# Leaves out n itself.
from math import gcd

n, a, b = map(int, input().split())
n -= 1
both = n // (a * b // gcd(a, b))
print(n // a - both, n // b - both, both)
