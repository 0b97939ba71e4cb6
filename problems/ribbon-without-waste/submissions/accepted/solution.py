# The largest profit for each length that is used up, one kind of piece after the other. Each piece is charged one cut,
# and the cut too many is given back at the end.
import sys

IMPOSSIBLE = -(10**16)


def best_profit(ribbon, cut, pieces):
    best = [0] + [IMPOSSIBLE] * ribbon
    dearest = {}
    for length, price in pieces:
        dearest[length] = max(price, dearest.get(length, 0))
    for piece, price in dearest.items():
        gain = price - cut
        for length in range(piece, ribbon + 1):
            profit = best[length - piece] + gain
            if profit > best[length]:
                best[length] = profit
    return best[ribbon] + cut


def main():
    ribbon, _, cut, *numbers = map(int, sys.stdin.buffer.read().split())
    profit = best_profit(ribbon, cut, zip(numbers[::2], numbers[1::2]))
    # 10^5 pieces change what is impossible by less than 10^14 either way.
    print(profit if profit > IMPOSSIBLE + 10**15 else "IMPOSSIBLE")


main()
