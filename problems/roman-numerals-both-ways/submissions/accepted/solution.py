# A numeral is a row of parts that stand for single amounts, the largest first. Backwards, the same parts are taken off its front:
# a pair is tried before the letter that it begins with, since that stands for less. O(1) for a line.
import sys

PARTS = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def to_numeral(number):
    numeral = ""
    for amount, letters in PARTS:
        times, number = divmod(number, amount)
        numeral += letters * times
    return numeral


def to_number(numeral):
    number = at = 0
    for amount, letters in PARTS:
        while numeral.startswith(letters, at):
            number += amount
            at += len(letters)
    return number


def main():
    for word in sys.stdin.read().split()[1:]:
        print(to_numeral(int(word)) if word.isdigit() else to_number(word))


main()
