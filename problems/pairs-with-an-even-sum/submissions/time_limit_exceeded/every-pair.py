# Tries every pair.
from itertools import combinations

n = int(input())
print(sum(1 for one, other in combinations(map(int, input().split()), 2) if (one + other) % 2 == 0))
