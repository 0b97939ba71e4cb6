# The film is a row of pieces, each a run of pictures from a first to a last one, forwards or backwards. Some hundred wishes
# at a time cut it into few stretches only, which are moved and turned as a whole; then the pieces are put into their new
# order, by slices.
import sys
from array import array
from bisect import bisect_left
from itertools import accumulate

WISHES_AT_ONCE = 300


class Stretches:
    """The film as stretches of places, each from a first to a last place (turned, if that is the smaller one)."""

    def __init__(self, n):
        self.stretches = [(1, n)]
        self.sizes = [n]

    def cut(self, count):
        """Makes a border behind the first `count` pictures, and says how many stretches lie before it."""
        ends = list(accumulate(self.sizes))
        i = bisect_left(ends, count)
        if count == 0 or ends[i] == count:
            return i + (count > 0)
        kept = count - ends[i] + self.sizes[i]
        first, last = self.stretches[i]
        step = 1 if first < last else -1
        self.stretches[i : i + 1] = [(first, first + step * (kept - 1)), (first + step * kept, last)]
        self.sizes[i : i + 1] = [kept, self.sizes[i] - kept]
        return i + 1

    def move(self, left, right, before):
        i, j = self.cut(left - 1), self.cut(right)
        stretches, sizes = self.stretches[i:j], self.sizes[i:j]
        del self.stretches[i:j], self.sizes[i:j]
        k = self.cut(before)
        self.stretches[k:k] = stretches
        self.sizes[k:k] = sizes

    def turn(self, left, right):
        i, j = self.cut(left - 1), self.cut(right)
        self.stretches[i:j] = [(last, first) for first, last in reversed(self.stretches[i:j])]
        self.sizes[i:j] = self.sizes[i:j][::-1]

    def place_before(self, place):
        """Where the picture at a place was before all of this."""
        ends = list(accumulate(self.sizes))
        i = bisect_left(ends, place)
        first, last = self.stretches[i]
        steps = place - ends[i] + self.sizes[i] - 1
        return first + steps if first < last else first - steps


class Film:
    """Arrays of numbers, not lists: to copy these goes through memory in one direction."""

    def __init__(self, n):
        self.firsts, self.lasts, self.sizes, self.ends = (array("i", [number]) for number in (1, n, n, n))

    def picture_at(self, place):
        i = bisect_left(self.ends, place)
        steps = self.ends[i] - place
        return self.lasts[i] - steps if self.firsts[i] < self.lasts[i] else self.lasts[i] + steps

    def arrange(self, stretches):
        firsts, lasts, sizes = array("i"), array("i"), array("i")
        for first, last in stretches:
            low, high = min(first, last), max(first, last)
            i, j = bisect_left(self.ends, low), bisect_left(self.ends, high)
            some_firsts, some_lasts, some_sizes = self.firsts[i : j + 1], self.lasts[i : j + 1], self.sizes[i : j + 1]
            some_firsts[0] = self.picture_at(low)
            some_lasts[-1] = self.picture_at(high)
            some_sizes[-1] -= self.ends[j] - high
            some_sizes[0] -= low - 1 - (self.ends[i] - self.sizes[i])
            if first > last:
                some_firsts, some_lasts, some_sizes = some_lasts[::-1], some_firsts[::-1], some_sizes[::-1]
            firsts += some_firsts
            lasts += some_lasts
            sizes += some_sizes
        self.firsts, self.lasts, self.sizes, self.ends = firsts, lasts, sizes, array("i", accumulate(sizes))


def main():
    first_line, *wishes = sys.stdin.read().splitlines()
    n, _ = map(int, first_line.split())
    film = Film(n)
    for begin in range(0, len(wishes), WISHES_AT_ONCE):
        now = Stretches(n)
        for wish in wishes[begin : begin + WISHES_AT_ONCE]:
            kind, *numbers = wish.split()
            if kind == "M":
                now.move(*map(int, numbers))
            elif kind == "T":
                now.turn(*map(int, numbers))
            else:
                print(film.picture_at(now.place_before(int(numbers[0]))))
        film.arrange(now.stretches)


main()
