# Wrong: counts turns and mirrorings by themselves, and does all mirrorings first.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    rows = int(lines[0].split()[0])
    grid = lines[1 : 1 + rows]
    turns = mirrored = upside_down = 0
    for kind, *place in map(str.split, lines[1 + rows :]):
        if kind == "?":
            now = grid[::-1] if upside_down % 2 else grid
            now = [line[::-1] for line in now] if mirrored % 2 else now
            for _ in range(turns % 4):
                now = ["".join(column) for column in zip(*now[::-1])]
            print(now[int(place[0]) - 1][int(place[1]) - 1])
        elif kind == "R":
            turns += 1
        elif kind == "L":
            turns -= 1
        elif kind == "H":
            mirrored += 1
        else:
            upside_down += 1


main()
