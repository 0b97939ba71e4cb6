// Tries the voucher on every flight, and on none. What a trip costs at these prices is found by going through all flights
// until nothing gets cheaper.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<array<int, 3>> flights(m);
    for (auto& [a, b, price] : flights) scanf("%d %d %d", &a, &b, &price);
    const long long none = LLONG_MAX / 4;
    long long best = none;
    for (int half = -1; half < m; half++) {
        vector<long long> cost(n + 1, none);
        cost[1] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (int i = 0; i < m; i++) {
                auto [a, b, price] = flights[i];
                long long offer = cost[a] + (i == half ? price / 2 : price);
                if (cost[a] < none && offer < cost[b]) cost[b] = offer, changed = true;
            }
        }
        best = min(best, cost[n]);
    }
    printf("%lld\n", best >= none ? -1 : best);
}
