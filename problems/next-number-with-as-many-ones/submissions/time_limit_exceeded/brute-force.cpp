// Counts upwards until a number has as many ones.
#include <cstdio>

int onesIn(long long number) {
    int ones = 0;
    for (; number > 0; number /= 2) ones += number % 2;
    return ones;
}

int main() {
    int q;
    if (scanf("%d", &q) != 1) return 1;
    while (q-- > 0) {
        long long n;
        scanf("%lld", &n);
        int ones = onesIn(n);
        do n++;
        while (onesIn(n) != ones);
        printf("%lld\n", n);
    }
}
