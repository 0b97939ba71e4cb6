// A queue of the towns that have become cheaper, with those in front that are cheaper than the first one.
#include <bits/stdc++.h>
using namespace std;

const long long INF = 4e18;
int n, m, k;
vector<vector<pair<int, int>>> g;

vector<long long> relax(int s) {
    vector<long long> d(n + 1, INF);
    vector<bool> in(n + 1, false);
    deque<int> q = {s};
    d[s] = 0;
    while (!q.empty()) {
        int u = q.front();
        q.pop_front();
        in[u] = false;
        for (auto [v, c] : g[u]) {
            if (d[u] + c < d[v]) {
                d[v] = d[u] + c;
                if (!in[v]) {
                    in[v] = true;
                    if (!q.empty() && d[v] < d[q.front()]) q.push_front(v);
                    else q.push_back(v);
                }
            }
        }
    }
    return d;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> n >> m >> k;
    vector<int> station(k);
    for (int& x : station) cin >> x;
    g.resize(n + 1);
    while (m--) {
        int a, b, c;
        cin >> a >> b >> c;
        g[a].push_back({b, c});
        g[b].push_back({a, c});
    }
    auto from = relax(1), to = relax(n);
    long long best = INF;
    for (int x : station)
        if (from[x] < INF && to[x] < INF) best = min(best, from[x] + to[x]);
    cout << (best == INF ? -1 : best) << '\n';
}
