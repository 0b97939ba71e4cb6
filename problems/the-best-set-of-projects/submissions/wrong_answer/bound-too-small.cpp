// Wrong: a condition can be cut for a billion, less than some projects bring together.
#include <iostream>
#include <vector>
#include <queue>
#include <algorithm>
using namespace std;

long long cap[202][202];

int main() {
    int n, m;
    cin >> n >> m;
    int s = 0, t = n + 1;
    long long total = 0;
    for (int i = 1; i <= n; i++) {
        int p;
        cin >> p;
        if (p > 0) {
            cap[s][i] = p;
            total += p;
        } else {
            cap[i][t] = -p;
        }
    }
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        cap[a][b] = 1000000000;
    }
    while (true) {
        vector<int> parent(n + 2, -1);
        parent[s] = s;
        queue<int> q;
        q.push(s);
        while (!q.empty()) {
            int v = q.front();
            q.pop();
            for (int w = 0; w <= t; w++) {
                if (parent[w] == -1 && cap[v][w] > 0) {
                    parent[w] = v;
                    q.push(w);
                }
            }
        }
        if (parent[t] == -1) break;
        long long push = 1e18;
        for (int v = t; v != s; v = parent[v]) push = min(push, cap[parent[v]][v]);
        for (int v = t; v != s; v = parent[v]) {
            cap[parent[v]][v] -= push;
            cap[v][parent[v]] += push;
        }
        total -= push;
    }
    cout << total << endl;
}
