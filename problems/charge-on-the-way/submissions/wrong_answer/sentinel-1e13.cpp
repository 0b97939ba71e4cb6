// Takes 10^13 for more than any sum.
#include <bits/stdc++.h>
using namespace std;

struct Road {
    int to;
    int toll;
};

const long long UNREACHABLE = 10000000000000;

// The smallest toll from `start` to every town.
vector<long long> distancesFrom(int start, const vector<vector<Road>>& roads) {
    vector<long long> distance(roads.size(), UNREACHABLE);
    priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<>> open;
    distance[start] = 0;
    open.push({0, start});
    while (!open.empty()) {
        auto [reached, town] = open.top();
        open.pop();
        if (reached > distance[town]) continue;  // an entry from before a better way was found
        for (const Road& road : roads[town]) {
            long long candidate = reached + road.toll;
            if (candidate < distance[road.to]) {
                distance[road.to] = candidate;
                open.push({candidate, road.to});
            }
        }
    }
    return distance;
}

long long cheapestTrip(int n, const vector<vector<Road>>& roads, const vector<int>& stations) {
    vector<long long> fromStart = distancesFrom(1, roads);
    vector<long long> fromGoal = distancesFrom(n, roads);
    long long best = UNREACHABLE;
    for (int station : stations) {
        if (fromStart[station] == UNREACHABLE || fromGoal[station] == UNREACHABLE) continue;
        best = min(best, fromStart[station] + fromGoal[station]);
    }
    return best == UNREACHABLE ? -1 : best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, k;
    cin >> n >> m >> k;
    vector<int> stations(k);
    for (int& town : stations) cin >> town;
    vector<vector<Road>> roads(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, toll;
        cin >> a >> b >> toll;
        roads[a].push_back({b, toll});
        roads[b].push_back({a, toll});
    }

    cout << cheapestTrip(n, roads, stations) << '\n';
}
