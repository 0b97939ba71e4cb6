// Too slow: from behind, with groups as numbers of towns; two become one by a walk through all towns, eight at a time. O(n^2).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q;
    cin >> n >> m >> q;
    vector<pair<int, int>> roads(m);
    for (auto& [a, b] : roads) cin >> a >> b;
    vector<int> closing(q);
    vector<bool> closes(m);
    for (int& road : closing) {
        cin >> road;
        closes[--road] = true;
    }
    vector<int> group(n + 1);
    iota(group.begin(), group.end(), 0);
    vector<long long> size(n + 1, 1);
    long long pairs = 0;
    auto join = [&](int road) {
        int from = group[roads[road].first], to = group[roads[road].second];
        if (from == to) return;
        for (int& each : group) each = each == from ? to : each;
        pairs += size[from] * size[to];
        size[to] += size[from];
    };
    for (int road = 0; road < m; road++)
        if (!closes[road]) join(road);
    vector<long long> reports;
    for (int i = q - 1; i >= 0; i--) {
        reports.push_back(pairs);
        join(closing[i]);
    }
    for (int i = q - 1; i >= 0; i--) cout << reports[i] << '\n';
}
