// Tries for all numerators and denominators whether they have a common divisor.
#include <cstdio>

static int commonDivisor(int a, int b) { return b == 0 ? a : commonDivisor(b, a % b); }

int main() {
    int q;
    if (scanf("%d", &q) != 1) return 1;
    while (q-- > 0) {
        int from, to;
        scanf("%d %d", &from, &to);
        long long count = 0;
        for (int y = from; y <= to; y++)
            for (int x = 1; x < y; x++)
                if (commonDivisor(x, y) == 1) count++;
        printf("%lld\n", count);
    }
}
