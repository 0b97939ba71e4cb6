# Takes the length of every page number.
n = int(input())
print(sum(len(str(page)) for page in range(1, n + 1)))
