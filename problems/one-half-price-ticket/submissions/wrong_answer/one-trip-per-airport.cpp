// Keeps only the trip to each airport that is cheapest with its dearest flight halved.
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> g(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        g[a].push_back({b, c});
    }
    vector<ll> best(n + 1, LLONG_MAX);
    // (cost after halving the dearest, sum, dearest, airport)
    typedef tuple<ll, ll, int, int> T;
    priority_queue<T, vector<T>, greater<T>> pq;
    best[1] = 0;
    pq.push(T(0, 0, 0, 1));
    while (!pq.empty()) {
        auto [key, sum, top, v] = pq.top();
        pq.pop();
        if (key > best[v]) continue;
        for (auto [to, c] : g[v]) {
            ll s = sum + c;
            int t = max(top, c);
            ll k = s - t + t / 2;
            if (k < best[to]) {
                best[to] = k;
                pq.push(T(k, s, t, to));
            }
        }
    }
    cout << (best[n] == LLONG_MAX ? -1 : best[n]) << '\n';
}
