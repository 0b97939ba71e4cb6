// Goes to the nearest stop that is allowed, each time.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> time(n + 1, vector<int>(n + 1));
    for (auto& row : time)
        for (int& minutes : row) cin >> minutes;
    vector<int> needs(n + 1);
    while (m--) {
        int before, after;
        cin >> before >> after;
        needs[after] |= 1 << before;
    }
    int at = 0, visited = 1;
    long long total = 0;
    for (int step = 0; step < n; step++) {
        int best = 0;
        for (int next = 1; next <= n; next++)
            if (!(visited >> next & 1) && !(needs[next] & ~visited) && (best == 0 || time[at][next] < time[at][best])) best = next;
        if (best == 0) return puts("IMPOSSIBLE"), 0;
        total += time[at][best];
        at = best;
        visited |= 1 << best;
    }
    cout << total << '\n';
}
