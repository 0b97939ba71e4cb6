// Adds the way back to the depot.
#include <bits/stdc++.h>
using namespace std;

optional<long long> shortestTour(int n, const vector<vector<int>>& time, const vector<int>& needs) {
    const long long NEVER = LLONG_MAX;
    const int all = (1 << (n + 1)) - 1;  // bit 0 stands for the depot, which is in every set
    vector<vector<long long>> best(all + 1, vector<long long>(n + 1, NEVER));
    best[1][0] = 0;
    for (int visited = 1; visited < all; visited += 2) {
        for (int last = 0; last <= n; last++) {
            if (best[visited][last] == NEVER) continue;
            for (int next = 1; next <= n; next++) {
                if (visited >> next & 1 || (needs[next] & ~visited) != 0) continue;
                long long& reached = best[visited | 1 << next][next];
                reached = min(reached, best[visited][last] + time[last][next]);
            }
        }
    }
    long long least = NEVER;
    for (int last = 1; last <= n; last++)
        if (best[all][last] != NEVER) least = min(least, best[all][last] + time[last][0]);
    if (least == NEVER) return nullopt;
    return least;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> time(n + 1, vector<int>(n + 1));
    for (auto& row : time)
        for (int& minutes : row) cin >> minutes;
    vector<int> needs(n + 1);
    for (int i = 0; i < m; i++) {
        int before, after;
        cin >> before >> after;
        needs[after] |= 1 << before;
    }

    auto least = shortestTour(n, time, needs);
    if (least) cout << *least << '\n';
    else cout << "IMPOSSIBLE\n";
}
