# The power A^j of the matrix of doors counts the walks of exactly j steps. A further room 0, entered from the goal alone and
# left by a single door to itself, keeps the walks that have ended. O(n^3 log k).
import sys

MOD = 10**9 + 7


def times(rows, matrix):
    columns = list(zip(*matrix))
    return [[sum(map(int.__mul__, row, column)) % MOD for column in columns] for row in rows]


def main():
    n, _, start, goal, k, *ends = map(int, sys.stdin.read().split())
    power = [[0] * (n + 1) for _ in range(n + 1)]
    for first, last in zip(ends[::2], ends[1::2]):
        power[first][last] += 1
    power[goal][0] = power[0][0] = 1
    walks = [[int(room == start) for room in range(n + 1)]]
    steps = k + 1
    while steps > 0:
        if steps % 2 == 1:
            walks = times(walks, power)
        power = times(power, power)
        steps //= 2
    print(walks[0][0])


main()
