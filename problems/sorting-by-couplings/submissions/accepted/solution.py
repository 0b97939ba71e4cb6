# A round cuts the train into its sorted pieces and merges them by two. Sorting two pieces that are sorted already is
# merging, and keeps the order of equal coaches.
import sys
from itertools import pairwise, zip_longest


def pieces_of(train, weights):
    cuts = [i for i, (one, other) in enumerate(pairwise(train), 1) if weights[other] < weights[one]]
    return [train[begin:end] for begin, end in pairwise([0, *cuts, len(train)])]


def sort_train(weights):
    train = list(range(len(weights)))
    rounds = new_couplings = 0
    while len(pieces := pieces_of(train, weights)) > 1:
        rounds += 1
        behind = [None] * len(train)
        for one, other in pairwise(train):
            behind[one] = other
        train = []
        for one, other in zip_longest(pieces[::2], pieces[1::2], fillvalue=[]):
            train += sorted(one + other, key=weights.__getitem__)
        new_couplings += sum(behind[one] != other for one, other in pairwise(train))
    return rounds, new_couplings, train


def main():
    _, *weights = map(int, sys.stdin.buffer.read().split())
    rounds, new_couplings, train = sort_train(weights)
    print(rounds, new_couplings)
    print(*(coach + 1 for coach in train))


main()
