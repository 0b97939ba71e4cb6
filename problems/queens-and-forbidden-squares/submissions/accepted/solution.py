# Backtracking, row by row, with sets of the attacked columns and diagonals. Columns are tried from the left, so the first
# placement that is complete is the first in dictionary order.
import sys


def main():
    size, *board = sys.stdin.read().split()
    n = int(size)
    queens = []
    columns, rising, falling = set(), set(), set()
    count, first = 0, []

    def place(row):
        nonlocal count, first
        if row == n:
            if count == 0:
                first = queens.copy()
            count += 1
            return
        for column in range(n):
            if board[row][column] == "#" or column in columns or row + column in rising or row - column in falling:
                continue
            queens.append(column + 1)
            columns.add(column)
            rising.add(row + column)
            falling.add(row - column)
            place(row + 1)
            queens.pop()
            columns.remove(column)
            rising.remove(row + column)
            falling.remove(row - column)

    place(0)
    print(count)
    if count > 0:
        print(*first)


main()
