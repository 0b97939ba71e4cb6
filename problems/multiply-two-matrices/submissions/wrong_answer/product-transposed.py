# Wrong: prints the columns of the product as rows.
r, m, c = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(r)]
b = [list(map(int, input().split())) for _ in range(m)]
for column in zip(*b):
    print(*(sum(x * y for x, y in zip(row, column)) for row in a))
