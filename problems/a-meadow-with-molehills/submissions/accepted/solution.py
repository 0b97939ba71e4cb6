# For each patch the most flowers on a walk to it and the number of such walks; one row is kept.
import sys

MODULUS = 1_000_000_007
NEVER = -(10**6)


def best_walks(meadow):
    columns = len(meadow[0])
    flowers, walks = [NEVER] * columns, [0] * columns
    flowers[0], walks[0] = 0, 1
    for line in meadow:
        left, ways = NEVER, 0
        for c, patch in enumerate(line):
            if patch == "#":
                left, ways = NEVER, 0
            else:
                above = flowers[c]
                if above > left:
                    left, ways = above, walks[c]
                elif above == left:
                    ways = (ways + walks[c]) % MODULUS
                left += int(patch)
            flowers[c] = left
            walks[c] = ways
    return left, ways


def main():
    _, _, *meadow = sys.stdin.read().split()
    flowers, walks = best_walks(meadow)
    # At most 9 * 2399 flowers have been added to what is impossible.
    print(f"{flowers} {walks}" if flowers >= 0 else "IMPOSSIBLE")


main()
