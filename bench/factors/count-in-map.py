def main():
    n = int(input())
    x = 1
    counts = {}
    for _ in range(n):
        x = x * 16807 % 2147483647
        value = x % 100003
        counts[value] = counts.get(value, 0) + 1
    print(max(count * 1000000 + value for value, count in counts.items()))


main()
