# The result is built from the top: its next digit can be a 1 if two beginnings of numbers, one digit longer, have the exclusive or that this would
# give. 31 sets, one after the other.
import sys


def largest_xor(numbers):
    result = 0
    for place in range(30, -1, -1):
        beginnings = {number >> place for number in numbers}
        wanted = 2 * result + 1
        result = wanted if any(p ^ wanted in beginnings for p in beginnings) else wanted - 1
    return result


def main():
    rows = sys.stdin.read().split("\n")
    for i in range(2, 2 * int(rows[0]) + 1, 2):
        print(largest_xor(list(map(int, rows[i].split()))))


main()
