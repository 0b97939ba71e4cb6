# Wrong: writes a digit that is worth ten as 10.
for _ in range(int(input())):
    n, b = map(int, input().split())
    digits = ""
    while n >= b:
        digits = str(n % b) + digits
        n //= b
    print(str(n) + digits)
