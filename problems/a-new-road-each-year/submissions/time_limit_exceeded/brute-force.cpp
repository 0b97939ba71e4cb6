// All distances anew in each year: from every town, roads are tried until nothing gets shorter.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    vector<array<int, 3>> roads(m + q);
    for (auto& [a, b, c] : roads) scanf("%d %d %d", &a, &b, &c);
    const long long none = LLONG_MAX / 4;
    for (int year = 1; year <= q; year++) {
        long long sum = 0;
        bool isWhole = true;
        for (int start = 1; start <= n; start++) {
            vector<long long> distance(n + 1, none);
            distance[start] = 0;
            for (bool changed = true; changed;) {
                changed = false;
                for (int i = 0; i < m + year; i++) {
                    auto [a, b, c] = roads[i];
                    if (distance[a] + c < distance[b]) distance[b] = distance[a] + c, changed = true;
                    if (distance[b] + c < distance[a]) distance[a] = distance[b] + c, changed = true;
                }
            }
            for (int v = 1; v < start; v++) {
                if (distance[v] >= none) isWhole = false;
                else sum += distance[v];
            }
        }
        printf("%lld\n", isWhole ? sum : -1);
    }
}
