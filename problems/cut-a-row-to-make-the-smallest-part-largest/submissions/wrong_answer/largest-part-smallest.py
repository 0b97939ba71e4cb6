# Wrong: makes the largest part as small as possible instead.
def parts_needed(row, x):
    parts, total = 1, 0
    for number in row:
        if total + number > x:
            parts += 1
            total = 0
        total += number
    return parts


for _ in range(int(input())):
    n, k = map(int, input().split())
    row = list(map(int, input().split()))
    low, high = max(row), sum(row)
    while low < high:
        middle = (low + high) // 2
        if parts_needed(row, middle) <= k:
            high = middle
        else:
            low = middle + 1
    print(low)
