# Wrong: what is behind the 10 stays as it is.
for _ in range(int(input())):
    digits = "0" + bin(int(input()))[2:]
    at = digits.rindex("01")
    print(int(digits[:at] + "10" + digits[at + 2 :], 2))
