# The circle is a doubly linked ring. A child who has been unlinked still knows both neighbours, so the next count starts
# from there.
import sys


def leave_in_order(first, cards):
    n = len(cards)
    before = [n - 1, *range(n - 1)]
    after = [*range(1, n), 0]
    order = []
    child = n - 1
    steps = first
    for _ in range(n):
        if steps > 0:
            for _ in range(steps):
                child = after[child]
        else:
            for _ in range(-steps):
                child = before[child]
        left, right = before[child], after[child]
        after[left] = right
        before[right] = left
        order.append(child + 1)
        steps = cards[child]
    return order


def main():
    _, first, *cards = map(int, sys.stdin.buffer.read().split())
    print(*leave_in_order(first, cards))


main()
