# n ends with a zero, a block of k ones, and z zeros. Adding 2^z turns the block into a single one in front of it; of the other k - 1 ones the number
# becomes smallest if they stand at the very end.
import sys


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    out = []
    for n in numbers:
        block = n & -n
        carried = n + block
        out.append(carried | (carried ^ n) // block >> 2)
    print(*out, sep="\n")


main()
