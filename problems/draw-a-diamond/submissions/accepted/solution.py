# Seen from the middle, the outline is where |x| + |y| = n - 1.
reach = int(input()) - 1
for y in range(-reach, reach + 1):
    print("".join("#" if abs(x) + abs(y) == reach else "." for x in range(-reach, reach + 1)))
