// Runs Dijkstra's algorithm once for each station: right, but k searches instead of two.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, k;
    cin >> n >> m >> k;
    vector<int> stations(k);
    for (int& town : stations) cin >> town;
    vector<vector<pair<int, int>>> roads(n + 1);
    while (m--) {
        int a, b, toll;
        cin >> a >> b >> toll;
        roads[a].push_back({b, toll});
        roads[b].push_back({a, toll});
    }

    long long best = LLONG_MAX;
    for (int station : stations) {
        vector<long long> distance(n + 1, LLONG_MAX);
        set<pair<long long, int>> open = {{0, station}};
        distance[station] = 0;
        while (!open.empty()) {
            auto [reached, town] = *open.begin();
            open.erase(open.begin());
            for (auto [to, toll] : roads[town]) {
                if (reached + toll >= distance[to]) continue;
                open.erase({distance[to], to});
                distance[to] = reached + toll;
                open.insert({distance[to], to});
            }
        }
        if (distance[1] != LLONG_MAX && distance[n] != LLONG_MAX) best = min(best, distance[1] + distance[n]);
    }
    cout << (best == LLONG_MAX ? -1 : best) << '\n';
}
