# Each number of the product goes along a row of a and down a column of b.
r, m, c = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(r)]
b = [list(map(int, input().split())) for _ in range(m)]
columns = list(zip(*b))
for row in a:
    print(*(sum(x * y for x, y in zip(row, column)) for column in columns))
