// Too slow: goes from both ends to where they meet, place by place.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> t(n + 1), p(n + 1);
    for (int i = 1; i <= n; i++) cin >> t[i];
    for (int i = 2; i <= n; i++) cin >> p[i];
    while (q--) {
        char c;
        int u, v;
        cin >> c >> u >> v;
        if (c == '!') {
            t[u] = v;
            continue;
        }
        int best = max(t[u], t[v]);
        while (u != v) {
            if (u < v) swap(u, v);
            u = p[u];
            best = max(best, t[u]);
        }
        cout << best << "\n";
    }
}
