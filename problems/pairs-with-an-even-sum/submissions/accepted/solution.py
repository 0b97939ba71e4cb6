# A sum is even when both numbers have the same parity, so it is enough to count the even and the odd ones.
n = int(input())
odd = sum(int(word) % 2 for word in input().split())
even = n - odd
print(even * (even - 1) // 2 + odd * (odd - 1) // 2)
