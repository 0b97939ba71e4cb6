# The sorted word names its group; a dictionary keeps its entries in the order in which they came.
import sys


def main():
    words = sys.stdin.read().split()[1:]
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    largest = max(groups.values(), key=len)
    print(len(groups))
    print(len(largest), largest[0])


main()
