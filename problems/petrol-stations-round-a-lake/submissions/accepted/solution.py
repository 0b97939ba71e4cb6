# With a tank that may go below zero, one can start where it was at its lowest. Of several such places, the first. O(n).
import sys


def first_start(stations):
    tank = lowest = 0
    start = 1
    for number, (petrol, way) in enumerate(stations, 1):
        tank += petrol - way
        if tank < lowest:
            lowest, start = tank, number + 1
    return start if tank >= 0 else -1


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(first_start(zip(numbers[::2], numbers[1::2])))


main()
