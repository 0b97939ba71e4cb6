// Too slow: Ford and Fulkerson with a depth-first search on a matrix.
#include <bits/stdc++.h>
using namespace std;

int n, m;
long long cap[201][201];
bool seen[201];

long long dfs(int v, long long pushed) {
    if (v == n) return pushed;
    seen[v] = true;
    for (int w = 1; w <= n; w++) {
        if (cap[v][w] == 0 || seen[w]) continue;
        long long sent = dfs(w, min(pushed, cap[v][w]));
        if (sent == 0) continue;
        cap[v][w] -= sent;
        cap[w][v] += sent;
        return sent;
    }
    return 0;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        cap[a][b] += c;
    }
    long long flow = 0;
    while (long long sent = dfs(1, LLONG_MAX)) {
        flow += sent;
        memset(seen, 0, sizeof seen);
    }
    cout << flow << endl;
}
