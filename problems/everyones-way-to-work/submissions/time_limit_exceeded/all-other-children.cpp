// Looks through all the other neighbours for each child: quadratic where one village has many paths.
#include <bits/stdc++.h>
using namespace std;

int main() {
    const long long NOBODY = LLONG_MIN / 4;
    int n;
    scanf("%d", &n);
    vector<long long> people(n + 1);
    for (int v = 1; v <= n; v++) scanf("%lld", &people[v]);
    vector<vector<pair<int, int>>> paths(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v, length;
        scanf("%d %d %d", &u, &v, &length);
        paths[u].push_back({v, length});
        paths[v].push_back({u, length});
    }
    vector<int> order = {1}, parent(n + 1);
    vector<long long> length(n + 1), count = people, total(n + 1), below(n + 1, NOBODY), up(n + 1, NOBODY);
    for (size_t i = 0; i < order.size(); i++)
        for (auto [to, d] : paths[order[i]])
            if (to != parent[order[i]]) parent[to] = order[i], length[to] = d, order.push_back(to);
    for (int i = n - 1; i >= 0; i--) {
        int v = order[i], p = parent[v];
        if (people[v] > 0) below[v] = max(below[v], 0LL);
        if (p == 0) continue;
        count[p] += count[v];
        total[p] += total[v] + length[v] * count[v];
        below[p] = max(below[p], below[v] + length[v]);
    }
    for (int v : order) {
        int p = parent[v];
        if (p == 0) continue;
        total[v] = total[p] + length[v] * (count[1] - 2 * count[v]);
        long long best = max(up[p], people[p] > 0 ? 0 : NOBODY);
        for (auto [other, d] : paths[p])
            if (other != v && other != parent[p]) best = max(best, below[other] + d);
        up[v] = best + length[v];
    }
    for (int v = 1; v <= n; v++) printf("%lld %lld\n", total[v], max(below[v], up[v]));
}
