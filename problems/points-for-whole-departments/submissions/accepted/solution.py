# Two binary indexed trees over the places of a depth-first order: the notes, and the notes times their places.
import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    boss = [0, 0] + list(map(int, data[2 : n + 1]))
    size = [1] * (n + 1)
    for v in range(n, 1, -1):
        size[boss[v]] += size[v]
    first = [0] * (n + 1)
    next_free = [0] * (n + 1)
    first[1], next_free[1] = 1, 2
    for v in range(2, n + 1):
        b = boss[v]
        first[v] = next_free[b]
        next_free[b] += size[v]
        next_free[v] = first[v] + 1

    plain = [0] * (n + 1)
    weighted = [0] * (n + 1)

    def note(place, points):
        i, product = place, points * place
        while i <= n:
            plain[i] += points
            weighted[i] += product
            i += i & -i

    def sum_of_first(count):
        i, a, b = count, 0, 0
        while i:
            a += plain[i]
            b += weighted[i]
            i &= i - 1
        return a * (count + 1) - b

    at = n + 1
    sums = []
    for _ in range(q):
        v = int(data[at + 1])
        begin, end = first[v], first[v] + size[v]
        if data[at] == b"?":
            sums.append(sum_of_first(end - 1) - sum_of_first(begin - 1))
            at += 2
        else:
            points = int(data[at + 2])
            note(begin, points)
            note(end, -points)
            at += 3
    print("\n".join(map(str, sums)))


main()
