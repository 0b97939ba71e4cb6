# Binary search for the length; for each one, a set of hashes modulo the prime 2^61 - 1 with a random base.
import random

PRIME = (1 << 61) - 1


def first_repeated(letters, length, base):
    """The first place at which a passage of this length begins that occurs again, or 0."""
    power = pow(base, length, PRIME)
    hash_ = 0
    for letter in letters[:length]:
        hash_ = (hash_ * base + letter) % PRIME
    hashes = [hash_]
    for old, new in zip(letters, letters[length:]):
        hash_ = (hash_ * base + new - old * power) % PRIME
        hashes.append(hash_)
    if len(set(hashes)) == len(hashes):
        return 0
    seen = set()
    first = 0
    for place in range(len(hashes), 0, -1):
        if hashes[place - 1] in seen:
            first = place
        seen.add(hashes[place - 1])
    return first


def main():
    letters = input().strip().encode()
    base = random.randrange(256, PRIME)
    low, high = 0, len(letters)
    best = 0
    while high - low > 1:
        length = (low + high) // 2
        place = first_repeated(letters, length, base)
        if place:
            low, best = length, place
        else:
            high = length
    print(*([low, best] if low else [0]))


main()
