# Asks for 1, 2, 3 and so on; one of 1 to n + 1 is missing.
n = int(input())
known = set(map(int, input().split()))
print(next(number for number in range(1, n + 2) if number not in known))
