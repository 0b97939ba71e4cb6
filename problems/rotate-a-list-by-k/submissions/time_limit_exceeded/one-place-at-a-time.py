# Rotates one place at a time; that each of them is quick does not help.
from collections import deque

n, k = map(int, input().split())
values = deque(input().split())
for _ in range(k):
    values.appendleft(values.pop())
print(*values)
