# Greedy: with these coins the smaller ones never make up for a larger coin that fits.
price, paid = map(int, input().split())
rest = paid - price
given = []
for coin in (200, 100, 50, 20, 10, 5, 2, 1):
    count, rest = divmod(rest, coin)
    if count > 0:
        given.append((coin, count))
print(sum(count for coin, count in given))
for coin, count in given:
    print(coin, count)
