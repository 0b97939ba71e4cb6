# Sums of k rows for each column, kept up to date from row to row, then sums of k such columns. A rock counts so little
# sun that no bed with one has a sum of 0 or more.
import sys
from itertools import accumulate

ROCK = -(10**8)


def sunniest_bed(rows, k):
    columns = [0] * len(rows[0])
    best = (-1, 0, 0)
    for r, row in enumerate(rows):
        if r < k:
            columns = [a + b for a, b in zip(columns, row)]
        else:
            columns = [a + b - c for a, b, c in zip(columns, row, rows[r - k])]
        if r < k - 1:
            continue
        sums = [0, *accumulate(columns)]
        beds = [b - a for a, b in zip(sums, sums[k:])]
        hours = max(beds)
        if hours > best[0]:
            best = (hours, r - k + 2, beds.index(hours) + 1)
    return best


def main():
    _, _, k, *lines = sys.stdin.read().split()
    hours = {str(digit): digit for digit in range(10)}
    hours["#"] = ROCK
    best, row, column = sunniest_bed([[hours[square] for square in line] for line in lines], int(k))
    print(f"{row} {column} {best}" if best >= 0 else -1)


main()
