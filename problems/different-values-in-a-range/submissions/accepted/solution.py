# Questions in the order of their right ends, with a 1 at the last place of each value in a binary indexed tree: what lies before
# the left end is taken away from the number of all different values so far.
import sys


def main():
    n, q, x, *row = map(int, sys.stdin.buffer.read().split())
    left_ends = [[] for _ in range(n)]
    for _ in range(q):
        x = x * 48271 % 2147483647
        u = x % n
        x = x * 48271 % 2147483647
        v = x % n
        if u < v:
            left_ends[v].append(u)
        else:
            left_ends[u].append(v)

    tree = [0] * (n + 1)
    last = {}
    total = 0
    for r, value in enumerate(row):
        at = last.get(value, n) + 1
        while at <= n:
            tree[at] -= 1
            at += at & -at
        last[value] = r
        at = r + 1
        while at <= n:
            tree[at] += 1
            at += at & -at
        total += len(last) * len(left_ends[r])
        for at in left_ends[r]:
            while at:
                total -= tree[at]
                at &= at - 1
    print(total)


main()
