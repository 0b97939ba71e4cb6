# In the order of a depth-first search, every subtree is a range of places; a binary indexed tree over the places.
import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    parent = [0] + list(map(int, data[2 : n + 2]))
    children = [[] for _ in range(n + 1)]
    for v in range(1, n + 1):
        children[parent[v]].append(v)
    order = []
    stack = children[0]
    first = [0] * (n + 1)
    while stack:
        v = stack.pop()
        order.append(v)
        first[v] = len(order)
        stack += children[v]
    size = [1] * (n + 1)
    for v in reversed(order):
        size[parent[v]] += size[v]

    present = [0] * (n + 1)
    sums = [0] * (n + 1)

    def sum_of_first(count):
        total = 0
        while count:
            total += sums[count]
            count &= count - 1
        return total

    at = n + 2
    answers = []
    for _ in range(q):
        v = int(data[at + 1])
        if data[at] == b"?":
            answers.append(sum_of_first(first[v] + size[v] - 1) - sum_of_first(first[v] - 1))
            at += 2
        else:
            value = int(data[at + 2])
            change = value - present[v]
            present[v] = value
            i = first[v]
            while i <= n:
                sums[i] += change
                i += i & -i
            at += 3
    print("\n".join(map(str, answers)))


main()
