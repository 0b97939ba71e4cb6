// Takes every period apart into primes by trying all divisors: of each prime the step has the smallest power that any period
// has, and the common multiple the largest.
#include <cstdio>
#include <map>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::map<long long, int> least, most;
    for (int i = 0; i < n; i++) {
        long long period;
        scanf("%lld", &period);
        std::map<long long, int> powers;
        for (long long divisor = 2; divisor * divisor <= period; divisor++) {
            while (period % divisor == 0) {
                powers[divisor]++;
                period /= divisor;
            }
        }
        if (period > 1) powers[period]++;
        for (auto [prime, power] : powers)
            if (most[prime] < power) most[prime] = power;
        if (i == 0) least = powers;
        for (auto& [prime, power] : least)
            if (powers[prime] < power) power = powers[prime];
    }
    __int128 step = 1, together = 1, latest = 1000000000000000000;
    for (auto [prime, power] : least)
        for (int i = 0; i < power; i++) step *= prime;
    for (auto [prime, power] : most)
        for (int i = 0; i < power && together <= latest; i++) together *= prime;
    printf("%lld\n", (long long)step);
    if (together > latest) puts("TOO LATE");
    else printf("%lld\n", (long long)together);
}
