// Adds up every stretch anew: O(n k), also for a compiler that may use wide registers.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> readings(n);
    for (int& reading : readings) scanf("%d", &reading);
    long long best = 0;
    int first = -1;
    for (int begin = 0; begin + k <= n; begin++) {
        long long sum = 0;
        for (int i = begin; i < begin + k; i++) sum += readings[i];
        if (first < 0 || sum < best) best = sum, first = begin;
    }
    printf("%d %lld\n", first + 1, best);
}
