// Begins each search with 10^18 - 1 as "surely more", which a single trip can cost.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<long long> x(n), fee(n), cost(n, 0);
    for (auto& each : x) scanf("%lld", &each);
    for (auto& each : fee) scanf("%lld", &each);
    for (int i = 1; i < n; i++) {
        long long best = 999999999999999999LL;
        for (int j = 0; j < i; j++) best = min(best, cost[j] + (x[i] - x[j]) * (x[i] - x[j]));
        cost[i] = best + fee[i];
    }
    printf("%lld\n", cost[n - 1]);
}
