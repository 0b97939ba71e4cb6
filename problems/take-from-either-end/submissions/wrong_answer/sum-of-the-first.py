# Wrong: prints the first player's sum instead of the difference.
import sys


def best_difference(cards):
    lead = cards
    for length in range(2, len(cards) + 1):
        lead = [
            max(left - behind_left, right - behind_right)
            for left, right, behind_left, behind_right in zip(cards, cards[length - 1 :], lead[1:], lead)
        ]
    return lead[0]


def main():
    _, *cards = map(int, sys.stdin.read().split())
    print((sum(cards) + best_difference(cards)) // 2)


main()
