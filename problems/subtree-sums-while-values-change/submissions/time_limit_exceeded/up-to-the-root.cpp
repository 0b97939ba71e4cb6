// Too slow: corrects the sums of all nodes up to the root with each change.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> parent(n + 1);
    vector<long long> value(n + 1), sum(n + 1);
    for (int v = 1; v <= n; v++) cin >> parent[v];
    while (q--) {
        char kind;
        int v;
        cin >> kind >> v;
        if (kind == '?') {
            cout << sum[v] << "\n";
        } else {
            long long x;
            cin >> x;
            long long change = x - value[v];
            value[v] = x;
            for (int u = v; u != 0; u = parent[u]) sum[u] += change;
        }
    }
}
