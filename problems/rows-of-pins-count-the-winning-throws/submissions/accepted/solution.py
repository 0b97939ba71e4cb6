# The number of a row is the smallest one that no throw leads to; two rows side by side have the XOR of their numbers.
import sys
from functools import reduce
from operator import xor


def main():
    _, lengths, *games = [list(map(int, line.split())) for line in sys.stdin.read().splitlines()]
    number = [0]
    for row in range(1, max(max(game[1:]) for game in games) + 1):
        reached = set()
        for length in lengths:
            if length <= row:
                rest = row - length
                half = rest // 2 + 1
                reached.update(map(xor, number[:half], number[rest : rest - half : -1] if rest >= half else number[rest::-1]))
        value = 0
        while value in reached:
            value += 1
        number.append(value)

    after = {}  # for each row, how many throws lead to each number
    for game in games:
        for row in game[1:]:
            if row not in after:
                counts = after[row] = {}
                for length in lengths:
                    for left in range(row - length + 1):
                        result = number[left] ^ number[row - length - left]
                        counts[result] = counts.get(result, 0) + 1

    for _, *rows in games:
        total = reduce(xor, map(number.__getitem__, rows))
        print(sum(after[row].get(total ^ number[row], 0) for row in rows))


main()
