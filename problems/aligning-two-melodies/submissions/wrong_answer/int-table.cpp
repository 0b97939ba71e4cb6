// The right table, but in 32 bits.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, gap;
    cin >> n >> m >> gap;
    vector<int> a(n), b(m);
    for (int& x : a) cin >> x;
    for (int& x : b) cin >> x;
    vector<vector<int>> cost(n + 1, vector<int>(m + 1));
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i == 0 || j == 0) {
                cost[i][j] = (i + j) * gap;
                continue;
            }
            cost[i][j] = min({cost[i - 1][j - 1] + abs(a[i - 1] - b[j - 1]), cost[i - 1][j] + gap, cost[i][j - 1] + gap});
        }
    }
    cout << cost[n][m] << '\n';
}
