# For each part of the row, by how much the player to move can finish ahead: the card that is taken minus the other player's
# lead in the rest. The parts of one length follow from those that are one card shorter.
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
    print(best_difference(cards))


main()
