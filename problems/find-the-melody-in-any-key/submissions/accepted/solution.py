# Knuth, Morris and Pratt on the steps between neighbouring notes.
import sys


def places(piece, melody):
    text = [b - a for a, b in zip(piece, piece[1:])]
    pattern = [b - a for a, b in zip(melody, melody[1:])]
    if not pattern:
        return list(range(1, len(piece) + 1))
    border = [0, 0]
    k = 0
    for step in pattern[1:]:
        while k > 0 and step != pattern[k]:
            k = border[k]
        if step == pattern[k]:
            k += 1
        border.append(k)
    found = []
    k = 0
    for i, step in enumerate(text):
        while k > 0 and step != pattern[k]:
            k = border[k]
        if step == pattern[k]:
            k += 1
        if k == len(pattern):
            found.append(i - k + 2)
            k = border[k]
    return found


def main():
    n, _, *notes = map(int, sys.stdin.read().split())
    found = places(notes[:n], notes[n:])
    print(len(found))
    if found:
        print(found[0], found[-1])


main()
