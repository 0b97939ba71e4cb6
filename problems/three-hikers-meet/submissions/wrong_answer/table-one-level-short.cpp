// Misses the middle of more than 2^17 entries of the walk around the tree: the table is one level short.
#include <bits/stdc++.h>
using namespace std;

const int LEVELS = 17;
vector<pair<int, int>> adj[100001];
int firstAt[100001], depth_[100001];
long long far_[100001];
vector<int> tour;
vector<int> table_[LEVELS];

void walk(int v, int parent) {
    firstAt[v] = (int)tour.size();
    tour.push_back(v);
    for (auto [w, c] : adj[v]) {
        if (w == parent) continue;
        depth_[w] = depth_[v] + 1;
        far_[w] = far_[v] + c;
        walk(w, v);
        tour.push_back(v);
    }
}

int higher(int a, int b) { return depth_[a] <= depth_[b] ? a : b; }

int lca(int a, int b) {
    int l = firstAt[a], r = firstAt[b];
    if (l > r) swap(l, r);
    int k = 0;
    while (k + 1 < LEVELS && (1 << (k + 1)) <= r - l + 1) k++;
    return higher(table_[k][l], table_[k][r - (1 << k) + 1]);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    for (int i = 1; i < n; i++) {
        int u, v, c;
        cin >> u >> v >> c;
        adj[u].push_back({v, c});
        adj[v].push_back({u, c});
    }
    walk(1, 0);
    int size = (int)tour.size();
    table_[0] = tour;
    for (int k = 1; k < LEVELS; k++) {
        table_[k].assign(size, 0);
        for (int i = 0; i + (1 << k) <= size; i++)
            table_[k][i] = higher(table_[k - 1][i], table_[k - 1][i + (1 << (k - 1))]);
    }
    while (q--) {
        int a, b, c;
        cin >> a >> b >> c;
        int x = lca(a, b), y = lca(b, c), z = lca(a, c);
        int hut = x;
        if (depth_[y] > depth_[hut]) hut = y;
        if (depth_[z] > depth_[hut]) hut = z;
        cout << hut << ' ' << far_[a] + far_[b] + far_[c] - far_[x] - far_[y] - far_[z] << '\n';
    }
}
