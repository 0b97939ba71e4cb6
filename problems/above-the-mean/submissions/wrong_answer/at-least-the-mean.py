# Counts values that are equal to the mean.
n = int(input())
values = [int(word) for word in input().split()]
total = sum(values)
print(sum(1 for value in values if value * n >= total))
