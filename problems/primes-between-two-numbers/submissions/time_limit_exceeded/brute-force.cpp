// Tries for every number of every question all numbers below it as divisors.
#include <cstdio>

static bool isPrime(int x) {
    for (int divisor = 2; divisor < x; divisor++)
        if (x % divisor == 0) return false;
    return x > 1;
}

int main() {
    int q;
    if (scanf("%d", &q) != 1) return 1;
    while (q-- > 0) {
        int from, to, count = 0;
        scanf("%d %d", &from, &to);
        for (int x = from; x <= to; x++)
            if (isPrime(x)) count++;
        printf("%d\n", count);
    }
}
