// Fills the table with 10^12 as "surely more"; two melodies of 3000 notes can cost 6 * 10^12.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    long long gap;
    cin >> n >> m >> gap;
    vector<long long> a(n), b(m);
    for (auto& x : a) cin >> x;
    for (auto& x : b) cin >> x;
    vector<vector<long long>> cost(n + 1, vector<long long>(m + 1, 1000000000000LL));
    cost[0][0] = 0;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i > 0) cost[i][j] = min(cost[i][j], cost[i - 1][j] + gap);
            if (j > 0) cost[i][j] = min(cost[i][j], cost[i][j - 1] + gap);
            if (i > 0 && j > 0) cost[i][j] = min(cost[i][j], cost[i - 1][j - 1] + llabs(a[i - 1] - b[j - 1]));
        }
    }
    cout << cost[n][m] << '\n';
}
