# Of all teams with the same set of skills only the cheapest can matter. Each person may join every team known so far.
import sys


def main():
    n, k, _, *numbers = map(int, sys.stdin.read().split())
    skills = [0] * n
    for person, skill in zip(numbers[n::2], numbers[n + 1 :: 2]):
        skills[person - 1] |= 1 << skill
    never = 10**18
    best = [never] * (1 << k)
    best[0] = 0
    for wage, own in zip(numbers, skills):
        for team, wages in enumerate(best):
            together = team | own
            if wages + wage < best[together]:
                best[together] = wages + wage
    print(best[-1] if best[-1] < never else "IMPOSSIBLE")


main()
