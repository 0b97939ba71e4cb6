# ways[j], after some letters of the first word: colourings with j blue letters.
MODULUS = 1_000_000_007


def count_ways(first, second, mixed):
    ways = [1]
    for letter, other in zip(second, mixed):
        ways.append(ways[-1] if letter == other else 0)
    for i, letter in enumerate(first):
        blue = 0
        row = []
        for above, own, last in zip(ways, " " + second, mixed[i:]):
            total = above if letter == last else 0
            if own == last:
                total += blue
            blue = total % MODULUS
            row.append(blue)
        ways = row
    return ways[-1]


def main():
    first, second, mixed = (input().strip() for _ in range(3))
    print(count_ways(first, second, mixed))


main()
