# With sorted sides only a + b > c has to be tested, and the angle opposite c is the largest.
a, b, c = sorted(map(int, input().split()))
legs = a * a + b * b
if a + b <= c:
    print("NONE")
elif legs == c * c:
    print("RIGHT")
else:
    print("OBTUSE" if legs < c * c else "ACUTE")
