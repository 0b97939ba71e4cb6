# Values are small and weights huge, so the table is over values: the least weight of a choice worth exactly v.
import sys


def largest_value(things, limit):
    never = 10**13
    lightest = [0]
    for weight, value in things:
        longer = lightest + [never] * value
        taken = [never] * value + [each + weight for each in lightest]
        lightest = [a if a < b else b for a, b in zip(longer, taken)]
    return max(value for value, weight in enumerate(lightest) if weight <= limit)


def main():
    n, limit, *numbers = map(int, sys.stdin.buffer.read().split())
    things = list(zip(numbers[::2], numbers[1::2]))
    print(largest_value(things, limit))


main()
