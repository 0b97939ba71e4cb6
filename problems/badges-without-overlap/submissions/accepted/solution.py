# inside[S], the number of boxes whose set lies in S, is summed up one kind of badge at a time; a box goes together with
# those inside its complement.
import sys
from operator import add


def count_pairs(kinds, sets):
    size = 1 << kinds
    inside = [0] * size
    for each in sets:
        inside[each] += 1
    empty = inside[0]
    for kind in range(kinds):
        bit = 1 << kind
        if bit < size // bit:
            # Few long slices with gaps: all sets that are alike in the kinds before.
            for rest in range(bit):
                inside[rest + bit :: 2 * bit] = map(add, inside[rest + bit :: 2 * bit], inside[rest :: 2 * bit])
        else:
            for low in range(0, size, 2 * bit):
                middle, high = low + bit, low + 2 * bit
                inside[middle:high] = map(add, inside[middle:high], inside[low:middle])
    return (sum(inside[size - 1 - each] for each in sets) - empty) // 2


def main():
    _, kinds, *sets = map(int, sys.stdin.buffer.read().split())
    print(count_pairs(kinds, sets))


main()
