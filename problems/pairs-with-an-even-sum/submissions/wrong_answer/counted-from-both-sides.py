# Counts every pair twice.
n = int(input())
odd = sum(int(word) % 2 for word in input().split())
even = n - odd
print(even * (even - 1) + odd * (odd - 1))
