# Enlarges the board, but not the squares.
rows, columns, side = map(int, input().split())
for i in range(rows * side):
    print("".join("#" if (i + j) % 2 == 0 else "." for j in range(columns * side)))
