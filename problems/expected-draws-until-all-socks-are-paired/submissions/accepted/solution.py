# For p whole pairs in the bag and s single socks on the table, the expected number of further draws. With a full table it
# takes (2p + s) / s draws on average until one of the s socks of use comes.
MODULUS = 1_000_000_007


def expected_draws(n, room):
    inverse = [0, 1]
    for i in range(2, 2 * n + 1):
        inverse.append((MODULUS - MODULUS // i) * inverse[MODULUS % i] % MODULUS)
    fewer = None  # the row of p - 1
    for p in range(n + 1):
        row = []
        for s in range(min(room, n - p) + 1):
            matched = row[s - 1] if s else 0
            if p + s == 0:
                row.append(0)
            elif s == room:
                row.append(((2 * p + s) * inverse[s] + matched) % MODULUS)
            else:
                laid = fewer[s + 1] if p else 0
                row.append((1 + (2 * p * laid + s * matched) * inverse[2 * p + s]) % MODULUS)
        fewer = row
    return fewer[0]


print(expected_draws(*map(int, input().split())))
