# In the order of the ends, every talk that begins no earlier than the last chosen one ends is taken. O(n log n).
import sys


def most_talks(talks):
    heard = free_from = 0
    for end, begin in sorted(talks):
        if begin >= free_from:
            heard += 1
            free_from = end
    return heard


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(most_talks(zip(numbers[1::2], numbers[::2])))


main()
