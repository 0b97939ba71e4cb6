// As somebody writes it who has read the statement alone.
#include <iostream>
#include <map>
#include <queue>
#include <vector>
using namespace std;

const long long INF = 1e18;

vector<long long> dijkstra(vector<vector<pair<int, long long>>> graph, int start) {
    vector<long long> dist(graph.size(), INF);
    priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<pair<long long, int>>> queue;
    dist[start] = 0;
    queue.push({0, start});
    while (!queue.empty()) {
        auto [d, v] = queue.top();
        queue.pop();
        if (d > dist[v]) continue;
        for (auto [to, toll] : graph[v]) {
            if (d + toll < dist[to]) {
                dist[to] = d + toll;
                queue.push({dist[to], to});
            }
        }
    }
    return dist;
}

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    vector<int> stations(k);
    for (int& s : stations) cin >> s;
    vector<vector<pair<int, long long>>> graph(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        long long c;
        cin >> a >> b >> c;
        graph[a].push_back({b, c});
        graph[b].push_back({a, c});
    }
    vector<long long> fromStart = dijkstra(graph, 1), fromGoal = dijkstra(graph, n);
    long long best = INF;
    for (int s : stations) best = min(best, fromStart[s] + fromGoal[s]);
    cout << (best >= INF ? -1 : best) << endl;
}
