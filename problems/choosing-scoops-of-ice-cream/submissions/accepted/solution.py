# Binomial coefficients from tables of factorials and their inverses; with repeats, a choice is a row of k scoops and n - 1
# bars between the flavours.
import sys

MOD = 10**9 + 7


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    top = max(numbers[1::3]) + max(numbers[2::3])
    factorial = [1] * (top + 1)
    for i in range(1, top + 1):
        factorial[i] = factorial[i - 1] * i % MOD
    inverse = [1] * (top + 1)
    inverse[top] = pow(factorial[top], -1, MOD)
    for i in range(top, 0, -1):
        inverse[i - 1] = inverse[i] * i % MOD
    out = []
    for kind, n, k in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        if kind == 2:
            n += k - 1
        out.append(factorial[n] * inverse[k] * inverse[n - k] % MOD if k <= n else 0)
    print(*out, sep="\n")


main()
