# Wrong: counts sets of cells, so that the same cells in another order are no other way.
import sys


def main():
    h, w, q, *lines = sys.stdin.read().split()
    h, w = int(h), int(w)
    grid = lines[:h]

    def search(row, column, word, at, used, found):
        if not (0 <= row < h and 0 <= column < w) or (row, column) in used or grid[row][column] != word[at]:
            return
        used = used | {(row, column)}
        if at + 1 == len(word):
            found.add(used)
            return
        for i in range(row - 1, row + 2):
            for j in range(column - 1, column + 2):
                search(i, j, word, at + 1, used, found)

    for word in lines[h:]:
        found = set()
        for i in range(h):
            for j in range(w):
                search(i, j, word, 0, frozenset(), found)
        print(len(found))


main()
