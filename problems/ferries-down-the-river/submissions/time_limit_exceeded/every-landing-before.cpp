// The recurrence as it stands: O(n^2), also for a compiler that may use wide registers.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<long long> x(n), fee(n), cost(n, 0);
    for (auto& each : x) scanf("%lld", &each);
    for (auto& each : fee) scanf("%lld", &each);
    for (int i = 1; i < n; i++) {
        long long best = x[i] * x[i];
        for (int j = 0; j < i; j++) {
            long long way = x[i] - x[j], sum = cost[j] + way * way;
            best = sum < best ? sum : best;
        }
        cost[i] = best + fee[i];
    }
    printf("%lld\n", cost[n - 1]);
}
