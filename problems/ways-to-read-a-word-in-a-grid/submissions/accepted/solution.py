# Backtracking over the cells; a border of '#' saves asking for the edges.
import sys


def main():
    h, w, q, *lines = sys.stdin.read().split()
    h, width = int(h), int(w) + 2
    cells = list("#" * width + "".join(f"#{row}#" for row in lines[:h]) + "#" * width)
    steps = (-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1)
    places = {}
    for cell, letter in enumerate(cells):
        places.setdefault(letter, []).append(cell)
    near = [[cell + step for step in steps] if letter != "#" else [] for cell, letter in enumerate(cells)]

    for word in lines[h:]:
        last = len(word) - 1

        def ways_from(cell, at):
            if at == last:
                return 1
            cells[cell] = "#"
            letter = word[at + 1]
            ways = 0
            for other in near[cell]:
                if cells[other] == letter:
                    ways += ways_from(other, at + 1)
            cells[cell] = word[at]
            return ways

        print(sum(ways_from(cell, 0) for cell in places.get(word[0], [])))


main()
