# Wrong: closes a part only when it is worth more than x, and takes the border for the answer.
def parts_worth(row, x):
    parts = total = 0
    for number in row:
        total += number
        if total > x:
            parts += 1
            total = 0
    return parts


for _ in range(int(input())):
    n, k = map(int, input().split())
    row = list(map(int, input().split()))
    low, high = 0, sum(row) // k
    while low < high:
        middle = (low + high + 1) // 2
        if parts_worth(row, middle) >= k:
            low = middle
        else:
            high = middle - 1
    print(low)
