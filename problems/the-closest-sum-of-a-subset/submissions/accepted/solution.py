# Every subset is one of the first half of the numbers and one of the second. With the sums of both halves sorted, one goes up
# as the other goes down.
import sys


def sorted_sums(numbers):
    sums = [0]
    for number in numbers:
        sums += [total + number for total in sums]
    return sorted(sums)


def main():
    n, target, *numbers = map(int, sys.stdin.read().split())
    left = sorted_sums(numbers[: n // 2])
    right = sorted_sums(numbers[n // 2 :])
    below, above = -(10**18), 10**18
    at = len(right) - 1
    for total in left:
        while at >= 0 and total + right[at] > target:
            at -= 1
        if at >= 0:
            below = max(below, total + right[at])
        if at + 1 < len(right):
            above = min(above, total + right[at + 1])
    print(below if target - below <= above - target else above)


main()
