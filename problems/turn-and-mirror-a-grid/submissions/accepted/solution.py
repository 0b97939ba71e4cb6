# Three flags say how the grid lies: transposed, then mirrored left to right, then top to bottom. A turn is a transposition
# and one mirroring.
import sys


def answer(grid, commands):
    transposed = mirrored = upside_down = False
    rows, columns = len(grid), len(grid[0])
    letters = []
    for kind, *place in commands:
        if kind == "?":
            row, column = int(place[0]), int(place[1])
            i = rows - row if upside_down else row - 1
            j = columns - column if mirrored else column - 1
            letters.append(grid[j][i] if transposed else grid[i][j])
            continue
        if kind in "RL":
            transposed = not transposed
            mirrored, upside_down = upside_down, mirrored
            rows, columns = columns, rows
        if kind in "HR":
            mirrored = not mirrored
        else:
            upside_down = not upside_down
    return letters


def main():
    lines = sys.stdin.read().splitlines()
    rows = int(lines[0].split()[0])
    print("\n".join(answer(lines[1 : 1 + rows], map(str.split, lines[1 + rows :]))))


main()
