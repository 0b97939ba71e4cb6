# Halves an odd number in the same step in which it was tripled.
number = int(input())
steps = 0
largest = number
while number != 1:
    if number % 2 == 1:
        number = 3 * number + 1
        largest = max(largest, number)
    number = number // 2
    steps += 1
print(steps, largest)
