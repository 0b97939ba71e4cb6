# Follows the rules; Python's integers have any size.
number = int(input())
steps = 0
largest = number
while number != 1:
    number = number // 2 if number % 2 == 0 else 3 * number + 1
    largest = max(largest, number)
    steps += 1
print(steps, largest)
