// A breadth-first search gives a tree, then every cable outside the tree walks from both of its ends up to where they
// meet and counts on its way: right, but a long cycle is walked once for each cable that closes it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> a(m), b(m);
    vector<vector<int>> cablesOf(n + 1);
    for (int i = 0; i < m; i++) {
        scanf("%d %d", &a[i], &b[i]);
        cablesOf[a[i]].push_back(i);
        cablesOf[b[i]].push_back(i);
    }
    vector<int> parent(n + 1, 0), depth(n + 1, -1), root(n + 1), order;
    vector<char> inTree(m, 0), onCycle(n + 1, 0);
    for (int start = 1; start <= n; start++) {
        if (depth[start] >= 0) continue;
        depth[start] = 0, root[start] = start, order.push_back(start);
        for (size_t i = order.size() - 1; i < order.size(); i++) {
            int v = order[i];
            for (int cable : cablesOf[v]) {
                int w = a[cable] ^ b[cable] ^ v;
                if (depth[w] >= 0) continue;
                depth[w] = depth[v] + 1, root[w] = start, parent[w] = v, inTree[cable] = 1;
                order.push_back(w);
            }
        }
    }
    for (int i = 0; i < m; i++) {
        if (inTree[i]) continue;
        int v = a[i], w = b[i];
        while (v != w) {
            int& lower = depth[v] > depth[w] ? v : w;
            onCycle[lower] = 1;
            lower = parent[lower];
        }
    }
    vector<long long> size(n + 1, 1);
    for (int i = n - 1; i >= 0; i--)
        if (parent[order[i]]) size[parent[order[i]]] += size[order[i]];
    int critical = 0;
    long long worst = 0;
    for (int v = 1; v <= n; v++) {
        if (!parent[v] || onCycle[v]) continue;
        critical++;
        worst = max(worst, size[v] * (size[root[v]] - size[v]));
    }
    printf("%d %lld\n", critical, worst);
}
