# Wrong: overwrites the number of the product instead of adding to it.
r, m, c = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(r)]
b = [list(map(int, input().split())) for _ in range(m)]
product = [[0] * c for _ in range(r)]
for i in range(r):
    for j in range(c):
        for k in range(m):
            product[i][j] = a[i][k] * b[k][j]
for row in product:
    print(*row)
