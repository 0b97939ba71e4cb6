# n % b is the last digit, and n // b the number without it. So the digits are found from the last one to the first.
def in_base(n, b):
    if n == 0:
        return "0"
    digits = ""
    while n > 0:
        digits = "0123456789ABCDEF"[n % b] + digits
        n //= b
    return digits


for _ in range(int(input())):
    print(in_base(*map(int, input().split())))
