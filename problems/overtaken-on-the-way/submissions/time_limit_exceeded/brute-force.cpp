// Compares every two runners: O(n^2), with everything a compiler can do about it.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> starts(n), finishes(n);
    for (int i = 0; i < n; i++) scanf("%d %d", &starts[i], &finishes[i]);
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        int overtakers = 0;
        for (int j = 0; j < n; j++) overtakers += (starts[j] > starts[i]) & (finishes[j] < finishes[i]);
        pairs += overtakers;
    }
    printf("%lld\n", pairs);
}
