import sys

sys.setrecursionlimit(10_000)
calls = 0


def down(n):
    global calls
    calls += 1
    return down(n + 1)


down(0)
