// Keeps only the 6000 cheapest states with equally many stops.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<long long>> t(n + 1, vector<long long>(n + 1));
    for (auto& row : t)
        for (auto& x : row) cin >> x;
    vector<int> need(n + 1, 0);
    while (m-- > 0) {
        int x, y;
        cin >> x >> y;
        need[y] |= 1 << (x - 1);
    }
    map<pair<int, int>, long long> layer;
    layer[{0, 0}] = 0;
    for (int step = 0; step < n; step++) {
        vector<pair<long long, pair<int, int>>> kept;
        for (auto& [state, cost] : layer) kept.push_back({cost, state});
        sort(kept.begin(), kept.end());
        if (kept.size() > 6000) kept.resize(6000);
        map<pair<int, int>, long long> next;
        for (auto& [cost, state] : kept) {
            auto [mask, last] = state;
            for (int to = 1; to <= n; to++) {
                int bit = 1 << (to - 1);
                if (mask & bit || (need[to] & mask) != need[to]) continue;
                pair<int, int> key = {mask | bit, to};
                long long total = cost + t[last][to];
                auto it = next.find(key);
                if (it == next.end()) next[key] = total;
                else it->second = min(it->second, total);
            }
        }
        layer = next;
    }
    if (layer.empty()) {
        cout << "IMPOSSIBLE\n";
        return 0;
    }
    long long best = LLONG_MAX;
    for (auto& [state, cost] : layer) best = min(best, cost);
    cout << best << '\n';
}
