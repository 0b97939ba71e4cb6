# Tiles are laid in reading order, always on the first open square. Of the squares to come, a mask says which are covered
# already: bit j is about the next square of column j. For each mask and each number of small tiles the ways are counted.
import sys

MODULUS = 1_000_000_007


def count_tilings(plan, most_small):
    rows, columns = len(plan), len(plan[0])
    ways = {0: [1] + [0] * most_small}  # of each mask, by the number of small tiles
    for r in range(rows):
        for c in range(columns):
            here, right = 1 << c, 2 << c
            is_open = plan[r][c] == "."
            right_is_open = c + 1 < columns and plan[r][c + 1] == "."
            below_is_open = r + 1 < rows and plan[r + 1][c] == "."
            after = {}

            def add(mask, counts):
                known = after.get(mask)
                after[mask] = counts if known is None else [(a + b) % MODULUS for a, b in zip(known, counts)]

            for mask, counts in ways.items():
                if mask & here:
                    add(mask ^ here, counts)
                elif not is_open:
                    add(mask, counts)
                else:
                    add(mask, [0, *counts[:-1]])
                    if right_is_open and not mask & right:
                        add(mask | right, counts)
                    if below_is_open:
                        add(mask | here, counts)
            ways = after
    # No tile reaches below the last row.
    return sum(ways.get(0, [0])) % MODULUS


def main():
    _, _, most_small, *plan = sys.stdin.read().split()
    print(count_tilings(plan, int(most_small)))


main()
