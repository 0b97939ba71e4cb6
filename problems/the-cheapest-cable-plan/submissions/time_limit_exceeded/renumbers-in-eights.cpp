// Too slow: groups as numbers of villages; two groups become one by a walk through all villages, eight at a time. O(n^2).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k, m;
    cin >> n >> k >> m;
    vector<int> group(n + 1);
    iota(group.begin(), group.end(), 0);
    int groups = n;
    auto join = [&](int a, int b) {
        int from = group[a], to = group[b];
        if (from == to) return false;
        for (int& each : group) each = each == from ? to : each;
        groups--;
        return true;
    };
    for (int i = 0; i < k; i++) {
        int a, b;
        cin >> a >> b;
        join(a, b);
    }
    vector<array<int, 3>> routes(m);
    for (auto& [c, a, b] : routes) cin >> a >> b >> c;
    sort(routes.begin(), routes.end());
    long long cost = 0;
    for (auto [c, a, b] : routes)
        if (join(a, b)) cost += c;
    cout << groups << ' ' << cost << '\n';
}
