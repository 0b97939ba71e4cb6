# The smallest number cuts the list into two sorted ones; the last number of all says in which of them x has to be searched.
# O(log n) for a question.
import sys
from bisect import bisect_left


def find_smallest(numbers):
    low, high = 0, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] > numbers[-1]:
            low = middle + 1
        else:
            high = middle
    return low


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    for _ in range(data[0]):
        n, q = data[at], data[at + 1]
        numbers = data[at + 2 : at + 2 + n]
        questions = data[at + 2 + n : at + 2 + n + q]
        at += 2 + n + q
        smallest = find_smallest(numbers)
        places = []
        for x in questions:
            first, end = (smallest, n) if x <= numbers[-1] else (0, smallest)
            place = bisect_left(numbers, x, first, end)
            places.append(place + 1 if place < end and numbers[place] == x else 0)
        print(*places)


main()
