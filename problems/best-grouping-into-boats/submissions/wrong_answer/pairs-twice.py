# Wrong: counts each pair twice.
import sys


def best_result(seats, rent, joy):
    n = len(joy)
    score = [-rent]
    for group in range(1, 1 << n):
        people = [i for i in range(n) if group >> i & 1]
        score.append(sum(joy[i][j] for i in people for j in people) - rent)
    best = [0]
    for people in range(1, 1 << n):
        others = people & (people - 1)
        most = -(10**15)
        rest = others
        while True:
            if (people ^ rest).bit_count() <= seats:
                most = max(most, score[people ^ rest] + best[rest])
            if rest == 0:
                break
            rest = (rest - 1) & others
        best.append(most)
    return best[-1]


def main():
    n, seats, rent, *numbers = map(int, sys.stdin.read().split())
    print(best_result(seats, rent, [numbers[i * n : (i + 1) * n] for i in range(n)]))


main()
