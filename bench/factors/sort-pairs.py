def main():
    n = int(input())
    x = 1
    pairs = []
    for i in range(n):
        x = x * 16807 % 2147483647
        pairs.append((x % 1000, i))
    pairs.sort()
    total = 0
    for _, i in pairs:
        total = (total * 31 + i) % 1000000007
    print(total)


main()
