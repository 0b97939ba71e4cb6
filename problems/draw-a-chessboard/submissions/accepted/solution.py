# Line i belongs to row i // k of squares, character j to column j // k; a square is dark where row + column is even.
rows, columns, side = map(int, input().split())
for i in range(rows * side):
    print("".join("#" if (i // side + j // side) % 2 == 0 else "." for j in range(columns * side)))
