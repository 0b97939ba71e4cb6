# Equal values are neighbours in a sorted list; itertools.groupby makes one group of them.
from itertools import groupby

input()
kept = [value for value, group in groupby(input().split())]
print(len(kept))
print(*kept)
