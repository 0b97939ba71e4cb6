// Takes a longest way of 0 below an empty village for a part where nobody lives.
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
int n;
vector<vector<pair<int,int>>> g;
vector<ll> c, cnt, total, low, high;
void down(int v, int p) {
    cnt[v] = c[v];
    for (auto [u, d] : g[v]) {
        if (u == p) continue;
        down(u, v);
        cnt[v] += cnt[u];
        total[v] += total[u] + cnt[u] * d;
        if (c[u] > 0 || low[u] > 0) low[v] = max(low[v], low[u] + d);
    }
}
void reroot(int v, int p) {
    int k = g[v].size();
    vector<ll> pre(k + 1, high[v]), suf(k + 1, 0);
    auto val = [&](int i) -> ll {
        auto [u, d] = g[v][i];
        if (u == p || (c[u] == 0 && low[u] == 0)) return 0;
        return low[u] + d;
    };
    for (int i = 0; i < k; i++) pre[i + 1] = max(pre[i], val(i));
    for (int i = k - 1; i >= 0; i--) suf[i] = max(suf[i + 1], val(i));
    for (int i = 0; i < k; i++) {
        auto [u, d] = g[v][i];
        if (u == p) continue;
        ll other = max(pre[i], suf[i + 1]);
        total[u] = total[v] + (cnt[1] - 2 * cnt[u]) * d;
        if (c[v] > 0 || other > 0) high[u] = other + d;
        reroot(u, v);
    }
}
int main() {
    ios::sync_with_stdio(false);
    cin >> n;
    g.resize(n + 1);
    c.assign(n + 1, 0);
    cnt = total = low = high = c;
    for (int i = 1; i <= n; i++) cin >> c[i];
    for (int i = 1; i < n; i++) {
        int u, v, d;
        cin >> u >> v >> d;
        g[u].push_back({v, d});
        g[v].push_back({u, d});
    }
    down(1, 0);
    reroot(1, 0);
    for (int v = 1; v <= n; v++) cout << total[v] << ' ' << max(low[v], high[v]) << '\n';
}
