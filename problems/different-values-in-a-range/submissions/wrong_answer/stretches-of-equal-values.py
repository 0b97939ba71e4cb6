# Wrong: counts how often the value changes from one place to the next, and one more.
import sys


def main():
    n, q, x, *row = map(int, sys.stdin.buffer.read().split())
    changes = [0]
    for before, value in zip(row, row[1:]):
        changes.append(changes[-1] + (before != value))
    total = 0
    for _ in range(q):
        x = x * 48271 % 2147483647
        u = x % n
        x = x * 48271 % 2147483647
        v = x % n
        total += changes[max(u, v)] - changes[min(u, v)] + 1
    print(total)


main()
