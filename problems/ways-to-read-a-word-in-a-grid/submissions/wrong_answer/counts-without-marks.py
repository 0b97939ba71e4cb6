# Wrong: for each letter, it only keeps in how many ways each cell can be reached; that a cell has been used is forgotten.
import sys


def main():
    h, w, q, *lines = sys.stdin.read().split()
    h, w = int(h), int(w)
    grid = lines[:h]
    for word in lines[h:]:
        ways = {(i, j): 1 for i in range(h) for j in range(w) if grid[i][j] == word[0]}
        for letter in word[1:]:
            after = {}
            for (i, j), count in ways.items():
                for a in range(max(i - 1, 0), min(i + 2, h)):
                    for b in range(max(j - 1, 0), min(j + 2, w)):
                        if (a, b) != (i, j) and grid[a][b] == letter:
                            after[a, b] = after.get((a, b), 0) + count
            ways = after
        print(sum(ways.values()))


main()
