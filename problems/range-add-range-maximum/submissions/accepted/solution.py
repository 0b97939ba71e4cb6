# A segment tree without recursion, in which notes stay where they are: of the leaves' ancestors, each knows the largest
# number below it without what was noted above. The two borders of a range climb up side by side. O(log n) for an operation.
import sys


def main():
    n, q, *numbers = map(int, sys.stdin.buffer.read().split())
    size = 1
    while size < n + 2:  # one leaf beyond each end of the row
        size *= 2
    largest = [0] * (2 * size)
    added = [0] * (2 * size)
    out = []
    at = 0
    for _ in range(q):
        kind, l, r = numbers[at], numbers[at + 1] + size - 1, numbers[at + 2] + size + 1
        if kind == 1:
            v = numbers[at + 3]
            at += 4
            while l ^ r ^ 1:
                if not l & 1:
                    largest[l ^ 1] += v
                    added[l ^ 1] += v
                if r & 1:
                    largest[r ^ 1] += v
                    added[r ^ 1] += v
                l >>= 1
                r >>= 1
                one, other = largest[2 * l], largest[2 * l + 1]
                largest[l] = (one if one > other else other) + added[l]
                one, other = largest[2 * r], largest[2 * r + 1]
                largest[r] = (one if one > other else other) + added[r]
            while l > 1:
                l >>= 1
                one, other = largest[2 * l], largest[2 * l + 1]
                largest[l] = (one if one > other else other) + added[l]
        else:
            at += 3
            left = right = float("-inf")
            while l ^ r ^ 1:
                if not l & 1:
                    left = max(left, largest[l ^ 1])
                if r & 1:
                    right = max(right, largest[r ^ 1])
                l >>= 1
                r >>= 1
                left += added[l]
                right += added[r]
            found = max(left, right)
            while l > 1:
                l >>= 1
                found += added[l]
            out.append(found)
    print("\n".join(map(str, out)))


main()
