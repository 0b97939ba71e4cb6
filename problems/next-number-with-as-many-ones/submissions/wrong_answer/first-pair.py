# Wrong: changes the first 01 instead of the last one.
for _ in range(int(input())):
    digits = "0" + bin(int(input()))[2:]
    at = digits.index("01")
    print(int(digits[:at] + "10" + "".join(sorted(digits[at + 2 :])), 2))
