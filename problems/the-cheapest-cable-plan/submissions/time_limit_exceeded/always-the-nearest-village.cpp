// Prim's algorithm that looks at all villages for the nearest one, part by part: O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k, m;
    scanf("%d %d %d", &n, &k, &m);
    vector<vector<pair<int, int>>> routes(n + 1);
    for (int i = 0; i < k + m; i++) {
        int a, b, cost = 0;
        scanf("%d %d", &a, &b);
        if (i >= k) scanf("%d", &cost);
        routes[a].push_back({b, i < k ? -1 : cost});
        routes[b].push_back({a, i < k ? -1 : cost});
    }
    vector<char> done(n + 1, 0);
    vector<int> cheapest(n + 1, INT_MAX);
    int groups = 0;
    long long total = 0;
    for (int added = 0; added < n; added++) {
        int village = 0;
        for (int v = 1; v <= n; v++)
            if (!done[v] && (village == 0 || cheapest[v] < cheapest[village])) village = v;
        done[village] = 1;
        if (cheapest[village] == INT_MAX) groups++;
        else total += max(0, cheapest[village]);
        for (auto [to, cost] : routes[village]) cheapest[to] = min(cheapest[to], cost);
    }
    printf("%d %lld\n", groups, total);
}
