# Wrong: where a rule is not kept yet, its first open thing holds from then on, and this is never taken back.
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n, m = numbers[at : at + 2]
    things = numbers[at + 2 : at + 2 + 2 * m]
    at += 2 + 2 * m
    holds = set()
    answer = "NONE"
    for r in range(m):
        one, other = things[2 * r], things[2 * r + 1]
        if one in holds or other in holds:
            continue
        if -one not in holds:
            holds.add(one)
        elif -other not in holds:
            holds.add(other)
        else:
            answer = r + 1
            break
    print(answer)
