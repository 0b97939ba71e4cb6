# Does not ask whether the board can come up.
rows = [input().strip() for _ in range(3)]
columns = ["".join(row[i] for row in rows) for i in range(3)]
diagonals = ["".join(rows[i][i] for i in range(3)), "".join(rows[i][2 - i] for i in range(3))]
lines = rows + columns + diagonals
ahead = sum(row.count("X") - row.count("O") for row in rows)

if ahead not in (0, 1):
    print("IMPOSSIBLE")
elif "XXX" in lines:
    print("X")
elif "OOO" in lines:
    print("O")
elif any("." in row for row in rows):
    print("OPEN")
else:
    print("DRAW")
