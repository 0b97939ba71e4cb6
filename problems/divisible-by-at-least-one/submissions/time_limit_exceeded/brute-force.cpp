// Looks at every visitor and every lucky number.
#include <cstdio>

int main() {
    int n;
    long long from, to, lucky[15], count = 0;
    if (scanf("%d %lld %lld", &n, &from, &to) != 3) return 1;
    for (int i = 0; i < n; i++) scanf("%lld", &lucky[i]);
    for (long long visitor = from; visitor <= to; visitor++) {
        bool isLucky = false;
        for (int i = 0; i < n && !isLucky; i++) isLucky = visitor % lucky[i] == 0;
        if (isLucky) count++;
    }
    printf("%lld\n", count);
}
