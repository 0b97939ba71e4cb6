# groupby finds the runs; a regular expression finds the parts of a code.
import re
import sys
from itertools import groupby


def pack(text):
    parts = []
    for letter, run in groupby(text):
        length = len(list(run))
        parts.append(f"{length}{letter}" if length > 1 else letter)
    return "".join(parts)


def unpack(code):
    return "".join(letter * int(number or 1) for number, letter in re.findall(r"(\d*)([a-z])", code))


def main():
    _, *words = sys.stdin.read().split()
    for task, word in zip(words[::2], words[1::2]):
        print(pack(word) if task == "pack" else unpack(word))


main()
