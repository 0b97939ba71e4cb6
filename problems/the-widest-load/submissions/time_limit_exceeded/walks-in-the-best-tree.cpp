// Keeps the widest roads that are needed (a tree) and walks in it step by step for each order: as long as the tree is deep.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    vector<array<int, 3>> roads(m);
    for (auto& [w, a, b] : roads) scanf("%d %d %d", &a, &b, &w);
    sort(roads.rbegin(), roads.rend());
    vector<int> group(n + 1);
    iota(group.begin(), group.end(), 0);
    auto find = [&](int v) {
        while (group[v] != v) v = group[v] = group[group[v]];
        return v;
    };
    vector<vector<pair<int, int>>> tree(n + 1);
    for (auto [w, a, b] : roads) {
        if (find(a) == find(b)) continue;
        group[find(a)] = find(b);
        tree[a].push_back({b, w});
        tree[b].push_back({a, w});
    }
    vector<int> parent(n + 1, 0), width(n + 1, 0), depth(n + 1, -1), root(n + 1);
    for (int start = 1; start <= n; start++) {
        if (depth[start] >= 0) continue;
        vector<int> found = {start};
        depth[start] = 0, root[start] = start;
        for (size_t i = 0; i < found.size(); i++)
            for (auto [to, w] : tree[found[i]])
                if (depth[to] < 0) {
                    depth[to] = depth[found[i]] + 1, root[to] = start;
                    parent[to] = found[i], width[to] = w;
                    found.push_back(to);
                }
    }
    while (q-- > 0) {
        int a, b, answer = INT_MAX;
        scanf("%d %d", &a, &b);
        if (root[a] != root[b]) answer = 0;
        while (answer > 0 && a != b) {
            int& lower = depth[a] > depth[b] ? a : b;
            answer = min(answer, width[lower]);
            lower = parent[lower];
        }
        printf("%d\n", answer);
    }
}
