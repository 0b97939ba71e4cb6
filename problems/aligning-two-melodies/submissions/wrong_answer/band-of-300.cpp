// Looks only at pairs of notes that are at most 300 places apart (or the difference in length, if that is more).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    long long gap;
    scanf("%d %d %lld", &n, &m, &gap);
    vector<long long> a(n + 1), b(m + 1);
    for (int i = 1; i <= n; i++) scanf("%lld", &a[i]);
    for (int j = 1; j <= m; j++) scanf("%lld", &b[j]);
    const long long FAR = 1e17;
    const int band = max(300, abs(n - m) + 1);
    vector<vector<long long>> cost(n + 1, vector<long long>(m + 1, FAR));
    for (int i = 0; i <= n; i++) {
        for (int j = max(0, i - band); j <= min(m, i + band); j++) {
            if (i == 0 || j == 0) {
                cost[i][j] = (i + j) * gap;
                continue;
            }
            cost[i][j] = min({cost[i - 1][j - 1] + llabs(a[i] - b[j]), cost[i - 1][j] + gap, cost[i][j - 1] + gap});
        }
    }
    printf("%lld\n", cost[n][m]);
}
