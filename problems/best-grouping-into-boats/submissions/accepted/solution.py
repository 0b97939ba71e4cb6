# The best result for each set of people: its first person sits in some boat, so try all groups that hold this person, and
# add the best result for the others.
import sys


def best_result(seats, rent, joy):
    n = len(joy)
    # Of one boat with this group, None where there are too many people.
    score = [-rent]
    for group in range(1, 1 << n):
        last = group.bit_length() - 1
        others = group ^ (1 << last)
        score.append(score[others] + sum(joy[last][i] for i in range(last) if others >> i & 1))
    nothing = -(10**15)
    for group in range(1, 1 << n):
        if group.bit_count() > seats:
            score[group] = nothing

    best = [0]
    for people in range(1, 1 << n):
        others = people & (people - 1)  # without the first one
        most = score[people]
        rest = others
        while rest:
            result = score[people ^ rest] + best[rest]
            if result > most:
                most = result
            rest = (rest - 1) & others
        best.append(most)
    return best[-1]


def main():
    n, seats, rent, *numbers = map(int, sys.stdin.read().split())
    print(best_result(seats, rent, [numbers[i * n : (i + 1) * n] for i in range(n)]))


main()
