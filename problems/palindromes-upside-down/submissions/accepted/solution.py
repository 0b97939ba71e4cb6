# Manacher's algorithm on the digits with bars between them; two characters fit if one is the other one turned.
def count_stretches(digits):
    row = "|" + "|".join(digits) + "|"
    turned = row.translate(str.maketrans("23456789", "????9?86"))
    n = len(row)
    radius = []
    count = 0
    middle = end = 0
    for i in range(n):
        fits = min(radius[2 * middle - i], end - i) if i < end else 0
        if i + fits >= end:
            while i >= fits and i + fits < n and turned[i - fits] == row[i + fits]:
                fits += 1
            middle, end = i, i + fits
        radius.append(fits)
        count += fits // 2
    return count


print(count_stretches(input().strip()))
