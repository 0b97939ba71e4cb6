// Breadth-first search: lets a service begin when the first of its needs is ready instead of the last.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, m;
    cin >> n >> m;
    vector<long long> seconds(n + 1), ready(n + 1, -1);
    for (int v = 1; v <= n; v++) cin >> seconds[v];
    vector<vector<int>> neededBy(n + 1);
    vector<int> needs(n + 1);
    while (m--) {
        int a, b;
        cin >> a >> b;
        neededBy[b].push_back(a);
        needs[a]++;
    }
    queue<int> order;
    for (int v = 1; v <= n; v++) {
        if (needs[v]) continue;
        ready[v] = seconds[v];
        order.push(v);
    }
    while (!order.empty()) {
        int v = order.front();
        order.pop();
        for (int w : neededBy[v]) {
            if (ready[w] != -1) continue;
            ready[w] = ready[v] + seconds[w];
            order.push(w);
        }
    }
    if (count(ready.begin() + 1, ready.end(), -1)) cout << "DEADLOCK\n";
    else cout << *max_element(ready.begin(), ready.end()) << '\n';
}
