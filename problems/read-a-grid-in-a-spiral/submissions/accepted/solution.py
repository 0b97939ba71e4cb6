# The spiral goes c steps to the right, then r - 1 down, c - 1 to the left, r - 2 up, and so on: two lengths that shrink by
# one each time they are used.
import sys


def spiral(grid):
    read = []
    across, down = len(grid[0]), len(grid) - 1
    row, column, direction = 0, -1, 1
    while across > 0:
        for _ in range(across):
            column += direction
            read.append(grid[row][column])
        across -= 1
        if down == 0:
            break
        for _ in range(down):
            row += direction
            read.append(grid[row][column])
        down -= 1
        direction = -direction
    return "".join(read)


def main():
    _, _, *grid = sys.stdin.read().split()
    print(spiral(grid))


main()
