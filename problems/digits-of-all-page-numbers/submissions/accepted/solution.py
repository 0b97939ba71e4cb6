# Counts by places: for each power of ten p, the numbers from p to n have a digit in that place.
n = int(input())
print(sum(n - 10**place + 1 for place in range(len(str(n)))))
