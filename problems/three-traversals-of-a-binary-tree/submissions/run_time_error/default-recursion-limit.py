# Crashes: a line of ten thousand nodes is deeper than Python lets functions call one another without being asked.
import sys

numbers = list(map(int, sys.stdin.read().split()))
n, root = numbers[:2]
left = [0] + numbers[2::2]
right = [0] + numbers[3::2]
pre, between, post = [], [], []


def walk(v):
    if v == 0:
        return
    pre.append(v)
    walk(left[v])
    between.append(v)
    walk(right[v])
    post.append(v)


walk(root)
print(*pre)
print(*between)
print(*post)
