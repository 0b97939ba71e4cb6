# The median is a best common height. Two heaps hold the halves of the window; a stone that has left the window stays in
# its heap until it comes to the top.
import sys
from heapq import heappop, heappush


class Half:
    """Living stones of a heap, largest height first if sign is -1."""

    def __init__(self, sign):
        self.sign = sign
        self.heap = []
        self.count = self.sum = 0

    def add(self, height, stone):
        heappush(self.heap, (self.sign * height, stone))
        self.count += 1
        self.sum += height

    def forget(self, height):
        self.count -= 1
        self.sum -= height

    def top(self, first):
        """The height on top, of stones from `first` on."""
        while self.heap[0][1] < first:
            heappop(self.heap)
        return self.sign * self.heap[0][0]

    def take(self, first):
        height = self.top(first)
        self.forget(height)
        return height, heappop(self.heap)[1]


def cheapest_terrace(heights, k):
    lower, upper = Half(-1), Half(1)
    half_of = [lower] * len(heights)
    best = None
    for stone, height in enumerate(heights):
        first = max(stone - k + 1, 0)
        if stone >= k:
            half_of[stone - k].forget(heights[stone - k])
        half = upper if upper.count > 0 and height > upper.top(first) else lower
        half.add(height, stone)
        half_of[stone] = half
        while lower.count > upper.count + 1:
            height, moved = lower.take(first)
            upper.add(height, moved)
            half_of[moved] = upper
        while lower.count < upper.count:
            height, moved = upper.take(first)
            lower.add(height, moved)
            half_of[moved] = lower
        if stone >= k - 1:
            strokes = upper.sum - lower.sum + lower.top(first) * (lower.count - upper.count)
            if best is None or strokes < best[1]:
                best = first + 1, strokes
    return best


def main():
    _, k, *heights = map(int, sys.stdin.buffer.read().split())
    print(*cheapest_terrace(heights, k))


main()
