// Leaves out pairs without a way instead of admitting them.
#include <bits/stdc++.h>
using namespace std;

struct Road {
    int a, b, length;
};

vector<long long> reports(int n, const vector<Road>& roads, const vector<Road>& built) {
    const long long none = LLONG_MAX / 4;  // three of them can be added
    vector<vector<long long>> distance(n + 1, vector<long long>(n + 1, none));
    for (int v = 1; v <= n; v++) distance[v][v] = 0;
    for (auto [a, b, length] : roads) distance[a][b] = distance[b][a] = min<long long>(distance[a][b], length);
    for (int by = 1; by <= n; by++)
        for (int u = 1; u <= n; u++)
            for (int v = 1; v <= n; v++) distance[u][v] = min(distance[u][v], distance[u][by] + distance[by][v]);

    vector<long long> sums;
    for (auto [a, b, length] : built) {
        // The rows of a and b as they were before: they change on the way.
        vector<long long> fromA = distance[a], fromB = distance[b];
        long long sum = 0;
        bool isWhole = true;
        for (int u = 1; u <= n; u++) {
            for (int v = 1; v <= n; v++) {
                long long byRoad = min(fromA[u] + length + fromB[v], fromB[u] + length + fromA[v]);
                distance[u][v] = min(distance[u][v], byRoad);
                if (distance[u][v] >= none) isWhole = false;
                else sum += distance[u][v];
            }
        }
        sums.push_back(sum / 2);
    }
    return sums;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, q;
    cin >> n >> m >> q;
    vector<Road> roads(m), built(q);
    for (auto& [a, b, length] : roads) cin >> a >> b >> length;
    for (auto& [a, b, length] : built) cin >> a >> b >> length;

    for (long long sum : reports(n, roads, built)) cout << sum << '\n';
}
