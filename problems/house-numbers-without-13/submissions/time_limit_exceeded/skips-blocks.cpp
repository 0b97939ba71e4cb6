// Looks at the numbers one by one, but skips a whole block of numbers as soon as their common beginning contains 13.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q;
    scanf("%d", &q);
    while (q--) {
        long long a, b, count = 0;
        scanf("%lld %lld", &a, &b);
        for (long long number = a; number <= b;) {
            long long skip = 0;
            for (long long block = 1; block <= number; block *= 10) {
                if (number / block % 100 == 13) skip = block;
                if (block > 100000000000000000LL) break;
            }
            if (skip > 0) {
                number = (number / skip + 1) * skip;
            } else {
                count++;
                number++;
            }
        }
        printf("%lld\n", count);
    }
}
