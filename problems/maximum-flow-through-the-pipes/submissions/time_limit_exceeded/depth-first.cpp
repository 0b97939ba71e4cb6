// Too slow: Ford and Fulkerson with a depth-first search, which wanders through many narrow pipes and so moves little each time.
#include <bits/stdc++.h>
using namespace std;

struct Edge {
    int to;
    long long cap;
};
int n, m;
vector<Edge> edges;
vector<vector<int>> adj;
vector<char> seen;

long long dfs(int v, long long pushed) {
    if (v == n) return pushed;
    seen[v] = 1;
    for (int e : adj[v]) {
        if (edges[e].cap == 0 || seen[edges[e].to]) continue;
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
    while (true) {
        seen.assign(n + 1, 0);
        long long sent = dfs(1, LLONG_MAX);
        if (sent == 0) break;
        flow += sent;
    }
    cout << flow << endl;
}
