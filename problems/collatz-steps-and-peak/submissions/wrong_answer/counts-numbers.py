# Counts the numbers of the row, one more than the steps.
number = int(input())
steps = 1
largest = number
while number != 1:
    number = number // 2 if number % 2 == 0 else 3 * number + 1
    largest = max(largest, number)
    steps += 1
print(steps, largest)
