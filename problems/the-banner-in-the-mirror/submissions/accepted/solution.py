# Equal ends become partners; otherwise one of the two ends is paid for, at the cheaper of its two prices.
import sys


def least_cost(text, price):
    prices = [price[letter] for letter in text]
    n = len(text)
    below = [0] * n  # at j - i: letters i + 1 to j
    for i in range(n - 2, -1, -1):
        own, own_price = text[i], prices[i]
        left = corner = 0
        row = [0]
        add = row.append
        for letter, letter_price, under in zip(text[i + 1 :], prices[i + 1 :], below):
            if letter == own:
                left = corner
            else:
                one, other = under + own_price, left + letter_price
                left = one if one < other else other
            add(left)
            corner = under
        below = row
    return below[-1]


def main():
    text, *costs = sys.stdin.read().split()
    costs = list(map(int, costs))
    price = dict(zip("abcdefghijklmnopqrstuvwxyz", map(min, costs[:26], costs[26:])))
    print(least_cost(text, price))


main()
