# Every border of the text belongs to a possible block, and all of them are tried.
def missing_letters(text):
    n = len(text)
    border = [0] * (n + 1)
    k = 0
    for i in range(1, n):
        letter = text[i]
        while k > 0 and letter != text[k]:
            k = border[k]
        if letter == text[k]:
            k += 1
        border[i + 1] = k
    best = n
    k = border[n]
    while k > 0:
        block = n - k
        best = min(best, block * max(2, -(-n // block)) - n)
        k = border[k]
    return best


print(missing_letters(input().strip()))
