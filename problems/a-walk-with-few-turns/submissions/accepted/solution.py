# For each stone, both directions of the last move and each number of turns: the largest sum. A turn shifts a list by one.
import sys

NEVER = -(10**18)


def best_walk(grid, most_turns):
    nothing = [NEVER] * (most_turns + 1)
    columns = len(grid[0])
    all_down = [nothing] * columns
    all_across = [nothing] * columns
    for r, row in enumerate(grid):
        left_across, left_down = nothing, nothing
        for c, value in enumerate(row):
            if r == 0 and c == 0:
                across = down = [value] + nothing[1:]
            else:
                turned = [NEVER] + left_down
                across = [(a if a > b else b) + value for a, b in zip(left_across, turned)]
                turned = [NEVER] + all_across[c]
                down = [(a if a > b else b) + value for a, b in zip(all_down[c], turned)]
            all_across[c] = left_across = across
            all_down[c] = left_down = down
    return max(max(left_across), max(left_down))


def main():
    h, w, most_turns, *numbers = map(int, sys.stdin.buffer.read().split())
    grid = [numbers[r * w : (r + 1) * w] for r in range(h)]
    best = best_walk(grid, most_turns)
    # What no walk reaches has gained at most 300 * 10^9.
    print(best if best > NEVER // 2 else "IMPOSSIBLE")


main()
