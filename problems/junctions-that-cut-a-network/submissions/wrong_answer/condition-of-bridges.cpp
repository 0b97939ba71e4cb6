// Wrong: low(child) > number is the condition for a critical pipe.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

vector<int> adj[30001];
int tin[30001], low[30001], extra[30001], timer = 0;

void dfs(int v, int p) {
    tin[v] = low[v] = ++timer;
    int children = 0;
    for (int to : adj[v]) {
        if (to == p) continue;
        if (tin[to]) {
            low[v] = min(low[v], tin[to]);
        } else {
            dfs(to, v);
            low[v] = min(low[v], low[to]);
            if (low[to] > tin[v] && p != 0) extra[v]++;
            children++;
        }
    }
    if (p == 0) extra[v] = children - 1;
}

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        adj[a].push_back(b);
        adj[b].push_back(a);
    }
    int parts = 0;
    for (int v = 1; v <= n; v++) {
        if (!tin[v]) {
            dfs(v, 0);
            parts++;
        }
    }
    int critical = 0, best = 1;
    for (int v = 1; v <= n; v++) {
        if (extra[v] > 0) critical++;
        if (extra[v] > extra[best]) best = v;
    }
    cout << critical << " " << parts + extra[best] << " " << best << endl;
}
