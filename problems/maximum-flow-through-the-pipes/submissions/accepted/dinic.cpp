// Dinic: levels by breadth-first search, and a depth-first search that uses up all shortest ways.
#include <bits/stdc++.h>
using namespace std;

struct Edge {
    int to;
    long long cap;
};
int n, m;
vector<Edge> edges;
vector<vector<int>> adj;
vector<int> level, at;

bool bfs() {
    level.assign(n + 1, -1);
    level[1] = 0;
    queue<int> q;
    q.push(1);
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int e : adj[v]) {
            if (edges[e].cap == 0 || level[edges[e].to] != -1) continue;
            level[edges[e].to] = level[v] + 1;
            q.push(edges[e].to);
        }
    }
    return level[n] != -1;
}

long long dfs(int v, long long pushed) {
    if (v == n) return pushed;
    for (int& i = at[v]; i < (int)adj[v].size(); i++) {
        int e = adj[v][i];
        if (edges[e].cap == 0 || level[edges[e].to] != level[v] + 1) continue;
        long long sent = dfs(edges[e].to, min(pushed, edges[e].cap));
        if (sent == 0) continue;
        edges[e].cap -= sent;
        edges[e ^ 1].cap += sent;
        return sent;
    }
    return 0;
}

int main() {
    cin >> n >> m;
    adj.resize(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        adj[a].push_back(edges.size());
        edges.push_back({b, c});
        adj[b].push_back(edges.size());
        edges.push_back({a, 0});
    }
    long long flow = 0;
    while (bfs()) {
        at.assign(n + 1, 0);
        while (long long sent = dfs(1, LLONG_MAX)) flow += sent;
    }
    cout << flow << endl;
}
