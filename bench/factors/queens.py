def main():
    n = int(input())
    full = (1 << n) - 1

    def place(row, columns, left, right):
        if row == n:
            return 1
        count = 0
        free = full & ~(columns | left | right)
        while free:
            bit = free & -free
            free ^= bit
            count += place(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1)
        return count

    print(place(0, 0, 0, 0))


main()
