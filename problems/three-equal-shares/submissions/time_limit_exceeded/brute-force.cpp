// Tries every pair of cuts on the running sums: O(n^2).
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<long long> sums(n + 1, 0);
    for (int i = 0; i < n; i++) {
        int worth;
        scanf("%d", &worth);
        sums[i + 1] = sums[i] + worth;
    }
    long long ways = 0;
    for (int first = 1; first < n; first++) {
        int here = 0;
        for (int second = first + 1; second < n; second++)
            here += (sums[first] == sums[second] - sums[first]) & (sums[first] == sums[n] - sums[second]);
        ways += here;
    }
    printf("%lld\n", ways);
}
