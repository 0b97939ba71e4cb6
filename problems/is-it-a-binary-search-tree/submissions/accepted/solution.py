# Goes down with a range for every node: the lower end is allowed, the upper one is not.
import sys


def is_search_tree(keys, left, right):
    stack = [(0, -(2**31), 2**31)]
    while stack:
        node, low, high = stack.pop()
        key = keys[node]
        if not low <= key < high:
            return False
        if left[node]:
            stack.append((left[node] - 1, low, key))
        if right[node]:
            stack.append((right[node] - 1, key, high))
    return True


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        tree = numbers[at + 1 : at + 1 + 3 * n]
        at += 1 + 3 * n
        print("YES" if is_search_tree(tree[::3], tree[1::3], tree[2::3]) else "NO")


main()
