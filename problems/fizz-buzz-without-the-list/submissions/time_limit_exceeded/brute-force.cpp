// From the statement alone: calls every number.
#include <cstdio>

int main() {
    unsigned n, a, b;
    scanf("%u %u %u", &n, &a, &b);
    int fizz = 0, buzz = 0, both = 0;
    for (unsigned number = 1; number <= n; number++) {
        bool isFizz = number % a == 0, isBuzz = number % b == 0;
        if (isFizz && isBuzz) both++;
        else if (isFizz) fizz++;
        else if (isBuzz) buzz++;
    }
    printf("%d %d %d\n", fizz, buzz, both);
}
