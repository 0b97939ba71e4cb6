# Goes through all numbers.
n, a, b = map(int, input().split())
fizz = buzz = both = 0
for number in range(1, n + 1):
    if number % a == 0 and number % b == 0:
        both += 1
    elif number % a == 0:
        fizz += 1
    elif number % b == 0:
        buzz += 1
print(fizz, buzz, both)
