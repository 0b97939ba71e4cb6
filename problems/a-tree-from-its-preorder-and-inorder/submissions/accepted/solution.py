# Pieces of the inorder on a stack. The right side of each root is looked at first here, which writes the postorder backwards;
# for that the preorder is cut as well.
import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    preorder, inorder = numbers[:n], numbers[n:]
    place = [0] * (n + 1)
    for i, node in enumerate(inorder):
        place[node] = i
    backwards = []
    stack = [(0, 0, n)]
    while stack:
        first, low, size = stack.pop()
        if size == 0:
            continue
        root = preorder[first]
        backwards.append(root)
        left = place[root] - low
        stack.append((first + 1, low, left))
        stack.append((first + 1 + left, low + left + 1, size - left - 1))
    print(*reversed(backwards))


main()
