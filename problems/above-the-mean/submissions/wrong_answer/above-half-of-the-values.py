# Compares with the middle value instead of the mean.
n = int(input())
values = [int(word) for word in input().split()]
middle = sorted(values)[n // 2]
print(sum(1 for value in values if value > middle))
