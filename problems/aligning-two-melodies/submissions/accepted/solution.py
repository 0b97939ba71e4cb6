# Row by row over the first melody; of three ways to end, the one from the left is carried along in a variable.
import sys


def alignment_cost(gap, a, b):
    above = [gap * j for j in range(len(b) + 1)]
    for pitch in a:
        left = above[0] + gap
        row = [left]
        add = row.append
        for other, corner, over in zip(b, above, above[1:]):
            matched = corner + (pitch - other if pitch > other else other - pitch)
            left_out = (left if left < over else over) + gap
            left = matched if matched < left_out else left_out
            add(left)
        above = row
    return above[-1]


def main():
    n, m, gap, *pitches = map(int, sys.stdin.buffer.read().split())
    print(alignment_cost(gap, pitches[:n], pitches[n:]))


main()
