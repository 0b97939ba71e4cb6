# The tide as operations on rows that are written as long binary numbers; then a flood fill on a flat map.
import sys


def dry_rows(rows):
    rows = [0, *rows, 0]
    return [
        row & row << 1 & row >> 1 & above & below for above, row, below in zip(rows, rows[1:], rows[2:])
    ]


def islands_after_tide(w, lines):
    width = w + 2  # a column of water on both sides
    rows = dry_rows([int(line.translate(str.maketrans("#.", "10")), 2) << 1 for line in lines])
    text = "".join(format(row, f"0{width}b") for row in rows)
    dry = bytearray(width) + bytearray(map(int, text)) + bytearray(width)
    islands = largest = 0
    steps = (1, -1, width, -width)
    start = dry.find(1)
    while start >= 0:
        dry[start] = 0
        island = [start]
        for square in island:
            for step in steps:
                if dry[square + step]:
                    dry[square + step] = 0
                    island.append(square + step)
        islands += 1
        largest = max(largest, len(island))
        start = dry.find(1, start)
    return islands, largest


def main():
    _, w, *lines = sys.stdin.read().split()
    print(*islands_after_tide(int(w), lines))


main()
