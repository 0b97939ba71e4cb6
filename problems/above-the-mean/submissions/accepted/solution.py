# A value is greater than sum / n exactly when value * n is greater than sum: no fraction is needed.
n = int(input())
values = [int(word) for word in input().split()]
total = sum(values)
print(sum(1 for value in values if value * n > total))
