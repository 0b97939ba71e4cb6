# Follows the commands. A direction is a pair; turning right makes (east, north) into (north, -east).
width, height = map(int, input().split())
column, row = 1, 1
east, north = 0, 1
for command in input().strip():
    if command == "L":
        east, north = -north, east
    elif command == "R":
        east, north = north, -east
    elif 1 <= column + east <= width and 1 <= row + north <= height:
        column += east
        row += north
print(column, row, {(0, 1): "N", (1, 0): "E", (0, -1): "S", (-1, 0): "W"}[east, north])
