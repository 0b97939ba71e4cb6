# The next child is found by a remainder among those who are left. A binary tree of counts leads from such a number to the
# child, and on the way down the child is taken out of every count.
import sys


def leave_in_order(first, cards):
    n = len(cards)
    leaves = 1
    while leaves < n:
        leaves *= 2
    counts = [0] * leaves + [1] * n + [0] * (leaves - n)
    for node in range(leaves - 1, 0, -1):
        counts[node] = counts[2 * node] + counts[2 * node + 1]

    order = []
    rank = (first - 1) % n
    for left in range(n - 1, -1, -1):
        node, before = 1, rank
        while node < leaves:
            counts[node] -= 1
            node *= 2
            if before >= counts[node]:
                before -= counts[node]
                node += 1
        counts[node] = 0
        child = node - leaves
        order.append(child + 1)
        if left > 0:
            # The next child clockwise has the same rank now, the next one counter-clockwise the rank before.
            card = cards[child]
            rank = (rank + (card - 1 if card > 0 else card)) % left
    return order


def main():
    _, first, *cards = map(int, sys.stdin.buffer.read().split())
    print(*leave_in_order(first, cards))


main()
