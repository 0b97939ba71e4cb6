# The fewest stamps for every postage, one kind of stamp after the other.
import sys


def fewest_stamps(stamps, dearest):
    never = dearest + 1
    fewest = [0] + [never] * dearest
    for stamp in set(stamps):
        for postage in range(stamp, dearest + 1):
            count = fewest[postage - stamp] + 1
            if count < fewest[postage]:
                fewest[postage] = count
    return [count if count < never else -1 for count in fewest]


def main():
    k, _, *numbers = map(int, sys.stdin.buffer.read().split())
    stamps, letters = numbers[:k], numbers[k:]
    fewest = fewest_stamps(stamps, max(letters))
    print(*(fewest[letter] for letter in letters), sep="\n")


main()
