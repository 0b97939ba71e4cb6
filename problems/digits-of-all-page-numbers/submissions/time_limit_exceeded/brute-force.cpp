// From the statement alone: takes the digits of every page number off, one by one.
#include <cstdio>

int main() {
    int n;
    scanf("%d", &n);
    long long digits = 0;
    for (int page = 1; page <= n; page++)
        for (int left = page; left > 0; left /= 10) digits++;
    printf("%lld\n", digits);
}
