# Wrong: calculates with floating point numbers and prints the whole part.
def expected_draws(n, room):
    fewer = None
    for p in range(n + 1):
        row = []
        for s in range(min(room, n - p) + 1):
            matched = row[s - 1] if s else 0
            if p + s == 0:
                row.append(0)
            elif s == room:
                row.append((2 * p + s) / s + matched)
            else:
                laid = fewer[s + 1] if p else 0
                row.append(1 + (2 * p * laid + s * matched) / (2 * p + s))
        fewer = row
    return int(fewer[0]) % 1_000_000_007


print(expected_draws(*map(int, input().split())))
