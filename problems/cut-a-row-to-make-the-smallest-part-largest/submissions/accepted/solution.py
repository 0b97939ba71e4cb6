# Binary search for the total. Closing each part as soon as it is worth x makes as many parts as possible; numbers that are left over and parts beyond
# the k can be joined to others, which makes no total smaller. O(n log(sum / k)).
import sys


def parts_worth(row, x):
    parts = total = 0
    for number in row:
        total += number
        if total >= x:
            parts += 1
            total = 0
    return parts


def largest_smallest_part(row, k):
    low, high = 0, sum(row) // k
    while low < high:
        middle = (low + high + 1) // 2
        if parts_worth(row, middle) >= k:
            low = middle
        else:
            high = middle - 1
    return low


def main():
    t, *numbers = map(int, sys.stdin.buffer.read().split())
    at = 0
    for _ in range(t):
        n, k = numbers[at], numbers[at + 1]
        print(largest_smallest_part(numbers[at + 2 : at + 2 + n], k))
        at += 2 + n


main()
