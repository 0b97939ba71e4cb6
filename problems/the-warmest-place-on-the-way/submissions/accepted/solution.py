# Heavy-light decomposition with a segment tree of maxima over all lines.
import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    temperature = [0] + list(map(int, data[2 : n + 2]))
    parent = [0, 0] + list(map(int, data[n + 2 : 2 * n + 1]))
    size = [1] * (n + 1)
    heavy = [0] * (n + 1)
    size[0] = 0
    for v in range(n, 1, -1):
        above = parent[v]
        size[above] += size[v]
        if size[v] > size[heavy[above]]:
            heavy[above] = v
    head = [0] * (n + 1)
    place = [0] * (n + 1)
    in_order = []
    for top in range(1, n + 1):
        v = top
        while v and not head[v]:
            head[v] = top
            place[v] = len(in_order)
            in_order.append(temperature[v])
            v = heavy[v]

    tree = [0] * n + in_order
    for i in range(n - 1, 0, -1):
        tree[i] = max(tree[2 * i], tree[2 * i + 1])

    def most(first, last, best):
        left, right = first + n, last + n + 1
        while left < right:
            if left & 1:
                if tree[left] > best:
                    best = tree[left]
                left += 1
            if right & 1:
                right -= 1
                if tree[right] > best:
                    best = tree[right]
            left >>= 1
            right >>= 1
        return best

    answers = []
    for at in range(2 * n + 1, 2 * n + 1 + 3 * q, 3):
        u, v = int(data[at + 1]), int(data[at + 2])
        if data[at] == b"!":
            i = place[u] + n
            tree[i] = v
            while i > 1:
                i >>= 1
                tree[i] = max(tree[2 * i], tree[2 * i + 1])
            continue
        best = -(10**10)
        while head[u] != head[v]:
            if head[u] < head[v]:
                u, v = v, u
            best = most(place[head[u]], place[u], best)
            u = parent[head[u]]
        first, last = sorted((place[u], place[v]))
        answers.append(most(first, last, best))
    print("\n".join(map(str, answers)))


main()
