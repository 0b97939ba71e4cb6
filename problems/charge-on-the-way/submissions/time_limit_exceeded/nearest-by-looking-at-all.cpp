// Dijkstra's algorithm that finds the nearest town by looking at all of them: O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Road {
    int to;
    int toll;
};

const long long UNREACHABLE = LLONG_MAX;

// The smallest toll from `start` to every town.
vector<long long> distancesFrom(int start, const vector<vector<Road>>& roads) {
    vector<long long> distance(roads.size(), UNREACHABLE);
    vector<char> done(roads.size(), 0);
    distance[start] = 0;
    for (;;) {
        int town = 0;
        long long reached = UNREACHABLE;
        for (int v = 1; v < (int)roads.size(); v++)
            if (!done[v] && distance[v] < reached) town = v, reached = distance[v];
        if (town == 0) break;
        done[town] = 1;
        for (const Road& road : roads[town]) distance[road.to] = min(distance[road.to], reached + road.toll);
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
