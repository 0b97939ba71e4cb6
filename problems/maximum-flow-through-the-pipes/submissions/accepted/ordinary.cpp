// Edmonds and Karp on a matrix of capacities.
#include <iostream>
#include <vector>
#include <queue>
#include <algorithm>
using namespace std;

long long cap[201][201];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        cap[a][b] += c;
    }
    long long flow = 0;
    while (true) {
        vector<int> parent(n + 1, 0);
        parent[1] = 1;
        queue<int> q;
        q.push(1);
        while (!q.empty() && parent[n] == 0) {
            int v = q.front();
            q.pop();
            for (int w = 1; w <= n; w++) {
                if (parent[w] == 0 && cap[v][w] > 0) {
                    parent[w] = v;
                    q.push(w);
                }
            }
        }
        if (parent[n] == 0) break;
        long long push = 1e18;
        for (int v = n; v != 1; v = parent[v]) push = min(push, cap[parent[v]][v]);
        for (int v = n; v != 1; v = parent[v]) {
            cap[parent[v]][v] -= push;
            cap[v][parent[v]] += push;
        }
        flow += push;
    }
    cout << flow << endl;
}
