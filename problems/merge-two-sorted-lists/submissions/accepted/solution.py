# The library merges sorted rows without sorting them anew.
from heapq import merge

input()
a = map(int, input().split())
b = map(int, input().split())
print(*merge(a, b))
