# Arrangements with the same beginning stand together in the dictionary, and their number is known. So whole groups are
# skipped until the k-th lies in the group, letter by letter.
import sys
from math import factorial


def arrangements(letters):
    ways = factorial(len(letters))
    for letter in set(letters):
        ways //= factorial(letters.count(letter))
    return ways


def kth_anagram(word, k):
    left = sorted(word)
    if k > arrangements(left):
        return "NONE"
    anagram = ""
    while left:
        for letter in sorted(set(left)):
            rest = left.copy()
            rest.remove(letter)
            ways = arrangements(rest)
            if k <= ways:
                anagram += letter
                left = rest
                break
            k -= ways
    return anagram


word, k = sys.stdin.read().split()
print(kth_anagram(word, int(k)))
