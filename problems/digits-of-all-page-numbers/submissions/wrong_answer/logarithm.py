# Takes the number of places from a logarithm, which is one too small.
n = int(input())
from math import ceil, log10

print(sum(n - 10**place + 1 for place in range(ceil(log10(n)))))
