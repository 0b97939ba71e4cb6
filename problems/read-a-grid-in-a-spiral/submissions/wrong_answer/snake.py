# Wrong: goes to and fro, row by row.
import sys


def main():
    _, _, *grid = sys.stdin.read().split()
    print("".join(line if i % 2 == 0 else line[::-1] for i, line in enumerate(grid)))


main()
