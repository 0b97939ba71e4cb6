# Draws a square: takes the larger of the two distances instead of their sum.
reach = int(input()) - 1
for y in range(-reach, reach + 1):
    print("".join("#" if max(abs(x), abs(y)) == reach else "." for x in range(-reach, reach + 1)))
