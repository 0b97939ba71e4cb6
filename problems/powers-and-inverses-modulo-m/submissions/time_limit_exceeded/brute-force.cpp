// Looks for the inverse among all numbers below m, and multiplies as often as the exponent says.
#include <cstdio>

int main() {
    int q;
    if (scanf("%d", &q) != 1) return 1;
    while (q-- > 0) {
        long long a, b, m;
        scanf("%lld %lld %lld", &a, &b, &m);
        long long base = a % m;
        if (b < 0) {
            base = -1;
            for (long long x = 0; x < m && base < 0; x++)
                if (a * x % m == 1 % m) base = x;
        }
        long long power = 1 % m;
        for (long long i = 0; base >= 0 && i < (b < 0 ? -b : b); i++) power = power * base % m;
        if (base < 0) puts("NONE");
        else printf("%lld\n", power);
    }
}
