# The number stays a word, since only its digits matter.
number = input().strip()
rounds = 0
while len(number) > 1:
    number = str(sum(int(digit) for digit in number))
    rounds += 1
print(number, rounds)
