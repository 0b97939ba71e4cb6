# Minute by minute on a flat plan: first the fire spreads, then the people, who may not be where it burns. A square is
# entered once by each.
import sys


def earliest_escape(h, w, lines):
    width = w + 1  # the line ends are walls
    plan = bytearray(b"#" * width + b"#".join(lines) + b"#" * (width + 1))
    steps = (1, -1, width, -width)
    burns = bytearray(square in b"#D" for square in plan)  # or never will
    entered = bytearray(square == ord("#") for square in plan)
    exits = ord("E")
    fires = [i for i, square in enumerate(plan) if square == ord("F")]
    for i in fires:
        burns[i] = 1
        entered[i] = 1
    people = [plan.index(b"S")]
    entered[people[0]] = 1
    minute = 0
    while people:
        minute += 1
        spread = []
        for i in fires:
            for step in steps:
                if not burns[i + step]:
                    burns[i + step] = 1
                    spread.append(i + step)
        # Nobody can enter these any more.
        for i in spread:
            entered[i] = 1
        fires = spread
        moved = []
        for i in people:
            for step in steps:
                other = i + step
                if not entered[other]:
                    if plan[other] == exits:
                        return minute
                    entered[other] = 1
                    moved.append(other)
        people = moved
    return None


def main():
    h, w, *lines = sys.stdin.buffer.read().split()
    minute = earliest_escape(int(h), int(w), lines)
    print("TRAPPED" if minute is None else minute)


main()
