# Takes the person who is met first in the input among those with the most friends.
from collections import Counter

n, m = map(int, input().split())
counts = Counter()
for _ in range(m):
    counts.update(map(int, input().split()))
person, friends = counts.most_common(1)[0] if counts else (1, 0)
print(person, friends, n - len(counts))
