def main():
    n = int(input())
    x = 1
    words = []
    for _ in range(2):
        word = []
        for _ in range(n):
            x = x * 16807 % 2147483647
            word.append(x % 4)
        words.append(word)
    a, b = words
    row = list(range(n + 1))
    for i, letter in enumerate(a, 1):
        new = [i]
        left = i
        for j in range(n):
            best = row[j] + (letter != b[j])
            if row[j + 1] < best:
                best = row[j + 1] + 1
            if left < best:
                best = left + 1
            new.append(best)
            left = best
        row = new
    print(row[n])


main()
