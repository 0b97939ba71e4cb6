// Drives to the station that is nearest to town 1, wherever the rest of the way leads from there.
#include <bits/stdc++.h>
using namespace std;

vector<long long> distances(int start, const vector<vector<pair<int, int>>>& roads) {
    vector<long long> distance(roads.size(), LLONG_MAX);
    set<pair<long long, int>> open = {{0, start}};
    distance[start] = 0;
    while (!open.empty()) {
        auto [reached, town] = *open.begin();
        open.erase(open.begin());
        for (auto [to, toll] : roads[town]) {
            if (reached + toll < distance[to]) {
                open.erase({distance[to], to});
                distance[to] = reached + toll;
                open.insert({distance[to], to});
            }
        }
    }
    return distance;
}

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    vector<int> stations(k);
    for (int& s : stations) cin >> s;
    vector<vector<pair<int, int>>> roads(n + 1);
    while (m--) {
        int a, b, c;
        cin >> a >> b >> c;
        roads[a].push_back({b, c});
        roads[b].push_back({a, c});
    }
    auto fromStart = distances(1, roads);
    int nearest = *min_element(stations.begin(), stations.end(),
                               [&](int x, int y) { return fromStart[x] < fromStart[y]; });
    auto rest = distances(nearest, roads);
    if (fromStart[nearest] == LLONG_MAX || rest[n] == LLONG_MAX) cout << -1 << '\n';
    else cout << fromStart[nearest] + rest[n] << '\n';
}
