# Leaves out the last line.
reach = int(input()) - 1
for y in range(-reach, max(reach, 1)):
    print("".join("#" if abs(x) + abs(y) == reach else "." for x in range(-reach, reach + 1)))
