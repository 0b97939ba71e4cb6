# n rotations change nothing, so only k mod n of them count: the two parts of the list change places.
n, k = map(int, input().split())
values = input().split()
cut = n - k % n
print(*values[cut:], *values[:cut])
