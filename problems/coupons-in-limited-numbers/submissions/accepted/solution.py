# A kind with more copies than can be paid is taken as often as one likes, in one pass. A few copies are taken one by one,
# and for any number between, the best of the last m + 1 places of each remainder is kept in a monotone queue.
import sys
from collections import deque

FEW = 6


def largest_saving(coupons, budget):
    best = [0] * (budget + 1)
    for points, saving, copies in coupons:
        if points > budget:
            continue
        if copies >= budget // points:
            for x in range(points, budget + 1):
                with_one = best[x - points] + saving
                if with_one > best[x]:
                    best[x] = with_one
        elif copies <= FEW:
            for _ in range(copies):
                with_one = [each + saving for each in best[: budget + 1 - points]]
                best[points:] = [a if a > b else b for a, b in zip(best[points:], with_one)]
        else:
            for rest in range(points):
                best[rest::points] = best_of_last(best[rest::points], saving, copies)
    return best[budget]


def best_of_last(places, saving, copies):
    queue = deque()  # places and what they would be worth at place 0, falling
    answers = []
    bonus = 0
    for i, value in enumerate(places):
        worth = value - bonus
        while queue and queue[-1][1] <= worth:
            queue.pop()
        queue.append((i, worth))
        if queue[0][0] < i - copies:
            queue.popleft()
        answers.append(queue[0][1] + bonus)
        bonus += saving
    return answers


def main():
    n, budget, *numbers = map(int, sys.stdin.buffer.read().split())
    coupons = zip(numbers[::3], numbers[1::3], numbers[2::3])
    print(largest_saving(coupons, budget))


main()
