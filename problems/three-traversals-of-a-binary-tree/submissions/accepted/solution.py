# One walk with a stack of its own: a node is met three times, and each time it goes into another of the three lists.
import sys


def orders_of(left, right, root):
    pre, between, post = [], [], []
    lists = (pre, between, post)
    stack = [(root, 0)]
    while stack:
        node, met = stack.pop()
        if node == 0:
            continue
        lists[met].append(node)
        if met < 2:
            stack.append((node, met + 1))
            stack.append(((left if met == 0 else right)[node], 0))
    return lists


def main():
    n, root, *children = map(int, sys.stdin.buffer.read().split())
    for order in orders_of([0] + children[::2], [0] + children[1::2], root):
        print(*order)


main()
