// Tries every pair: O(n^2), with everything a compiler can do about it.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long limit;
    if (scanf("%d %lld", &n, &limit) != 2) return 1;
    std::vector<unsigned> weights(n);
    for (unsigned& weight : weights) scanf("%u", &weight);
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        int fitting = 0;
        for (int j = i + 1; j < n; j++) fitting += weights[i] + weights[j] <= (unsigned)limit;
        pairs += fitting;
    }
    printf("%lld\n", pairs);
}
