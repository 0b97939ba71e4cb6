# In the order of their begins, a slip either begins within the open period and belongs to it, or it begins later, and then
# so do all the following ones: the period is complete. O(n log n).
import sys


def merged(slips):
    periods = []
    for begin, end in sorted(slips):
        if periods and begin <= periods[-1][1]:
            periods[-1][1] = max(periods[-1][1], end)
        else:
            periods.append([begin, end])
    return periods


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    periods = merged(zip(numbers[::2], numbers[1::2]))
    print(len(periods))
    print("\n".join(f"{begin} {end}" for begin, end in periods))


main()
