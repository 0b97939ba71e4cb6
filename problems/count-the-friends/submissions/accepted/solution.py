# Every friendship raises the counters of two people; max keeps the first of several.
n, m = map(int, input().split())
friends = [0] * (n + 1)
for _ in range(m):
    a, b = map(int, input().split())
    friends[a] += 1
    friends[b] += 1
most = max(range(1, n + 1), key=lambda person: friends[person])
print(most, friends[most], friends[1:].count(0))
