# Wrong: believes that the numbers repeat with a period of twelve behind the first 84, as they do for the allowed numbers 1 and 2.
import sys
from functools import reduce
from operator import xor


def main():
    _, lengths, *games = [list(map(int, line.split())) for line in sys.stdin.read().splitlines()]
    number = [0]
    for row in range(1, max(max(game[1:]) for game in games) + 1):
        if row > 84:
            number.append(number[row - 12])
            continue
        reached = set()
        for length in lengths:
            for left in range(row - length + 1):
                reached.add(number[left] ^ number[row - length - left])
        value = 0
        while value in reached:
            value += 1
        number.append(value)
    for _, *rows in games:
        total = reduce(xor, map(number.__getitem__, rows))
        count = 0
        for row in rows:
            wanted = total ^ number[row]
            for length in lengths:
                for left in range(row - length + 1):
                    count += number[left] ^ number[row - length - left] == wanted
        print(count)


main()
