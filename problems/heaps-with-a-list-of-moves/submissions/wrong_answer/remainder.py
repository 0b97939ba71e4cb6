# Wrong: takes the heaps modulo one more than the longest move, as if all shorter moves were allowed as well.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    longest = max(map(int, lines[1].split()))
    for line in lines[2:]:
        total = 0
        for size in map(int, line.split()[1:]):
            total ^= size % (longest + 1)
        print("first" if total else "second")


main()
