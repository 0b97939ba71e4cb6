# Reverses the values that come to the front.
n, k = map(int, input().split())
values = input().split()
cut = n - k % n
print(*reversed(values[cut:]), *values[:cut])
