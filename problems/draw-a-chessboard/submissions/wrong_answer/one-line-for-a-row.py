# Prints each row of squares as a single line.
rows, columns, side = map(int, input().split())
for i in range(0, rows * side, side):
    print("".join("#" if (i // side + j // side) % 2 == 0 else "." for j in range(columns * side)))
