n = int(input())
prime = bytearray([1]) * (n + 1)
prime[0:2] = b"\0\0"
for p in range(2, int(n**0.5) + 1):
    if prime[p]:
        prime[p * p :: p] = bytes(len(range(p * p, n + 1, p)))
print(sum(prime))
