# Counts how often each value occurs in the whole row, neighbours or not.
from collections import Counter

input()
value, count = Counter(input().split()).most_common(1)[0]
print(count, value)
