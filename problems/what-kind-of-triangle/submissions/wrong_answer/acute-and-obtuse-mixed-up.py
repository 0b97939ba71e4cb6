# Mixes up acute and obtuse.
a, b, c = sorted(map(int, input().split()))
legs = a * a + b * b
if a + b <= c:
    print("NONE")
elif legs == c * c:
    print("RIGHT")
else:
    print("ACUTE" if legs < c * c else "OBTUSE")
