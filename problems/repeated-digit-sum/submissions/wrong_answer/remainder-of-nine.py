# Takes the remainder by 9 for the digit, also where the digit is a 9.
number = input().strip()
digit = int(number) % 9
rounds = 0
while len(number) > 1:
    number = str(sum(int(each) for each in number))
    rounds += 1
print(digit, rounds)
