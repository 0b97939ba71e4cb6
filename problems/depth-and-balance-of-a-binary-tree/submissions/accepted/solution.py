# A list that names every node before its children gives the depths; read from the back, it gives the heights.
import sys


def main():
    n, *children = map(int, sys.stdin.buffer.read().split())
    left, right = [0] + children[::2], [0] + children[1::2]
    depth = [0] * (n + 1)
    depth[1] = 1
    order = [1]
    for node in order:
        for child in (left[node], right[node]):
            if child:
                depth[child] = depth[node] + 1
                order.append(child)
    height = [0] * (n + 1)
    unbalanced = 0
    for node in reversed(order):
        a, b = height[left[node]], height[right[node]]
        height[node] = max(a, b) + 1
        unbalanced += abs(a - b) > 1
    first_leaf = min(depth[node] for node in order if height[node] == 1)
    print(height[1], first_leaf, unbalanced)


main()
