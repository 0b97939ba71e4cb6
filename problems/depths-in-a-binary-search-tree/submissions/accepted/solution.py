# The tree backwards in time: from a linked list of all keys in sorted order, the key that came last is taken out first, and
# just then its neighbours are those that it had when it came. Place n stands for no neighbour.
import sys


def main():
    n, *keys = map(int, sys.stdin.buffer.read().split())
    order = sorted(range(n), key=keys.__getitem__)
    before = [n] * (n + 1)
    after = [n] * (n + 1)
    for a, b in zip(order, order[1:]):
        before[b] = a
        after[a] = b
    for i in range(n - 1, -1, -1):
        a, b = before[i], after[i]
        after[a] = b
        before[b] = a
    depth = [0] * (n + 1)
    for i in range(n):
        depth[i] = max(depth[before[i]], depth[after[i]]) + 1
    print(max(depth), sum(depth))


main()
