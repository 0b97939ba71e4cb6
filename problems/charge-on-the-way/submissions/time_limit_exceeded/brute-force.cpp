// Prices of all pairs of towns by Floyd and Warshall, then every station. Where the table would not fit, the prices of
// (town, has charged) are lowered road by road until nothing changes, which is just as slow in the end.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, k;
    if (scanf("%d %d %d", &n, &m, &k) != 3) return 1;
    vector<int> stations(k);
    for (int& town : stations) scanf("%d", &town);
    vector<array<int, 3>> roads(m);
    for (auto& [a, b, toll] : roads) scanf("%d %d %d", &a, &b, &toll);
    const long long none = LLONG_MAX / 4;
    if (n <= 500) {
        vector<vector<long long>> price(n + 1, vector<long long>(n + 1, none));
        for (int v = 1; v <= n; v++) price[v][v] = 0;
        for (auto [a, b, toll] : roads) price[a][b] = price[b][a] = min<long long>(price[a][b], toll);
        for (int by = 1; by <= n; by++)
            for (int a = 1; a <= n; a++)
                for (int b = 1; b <= n; b++) price[a][b] = min(price[a][b], price[a][by] + price[by][b]);
        long long best = none;
        for (int station : stations) best = min(best, price[1][station] + price[station][n]);
        printf("%lld\n", best >= none ? -1 : best);
        return 0;
    }
    vector<long long> before(n + 1, none), after(n + 1, none);
    before[1] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        auto lower = [&](long long& price, long long offer) {
            if (offer < price) price = offer, changed = true;
        };
        for (int station : stations) lower(after[station], before[station]);
        for (auto [a, b, toll] : roads) {
            lower(before[a], before[b] + toll), lower(before[b], before[a] + toll);
            lower(after[a], after[b] + toll), lower(after[b], after[a] + toll);
        }
    }
    printf("%lld\n", after[n] >= none ? -1 : after[n]);
}
