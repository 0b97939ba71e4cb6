// Floyd and Warshall anew in each year: O(q n^3).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    const long long none = LLONG_MAX / 4;
    vector<vector<long long>> d(n + 1, vector<long long>(n + 1, none));
    for (int v = 1; v <= n; v++) d[v][v] = 0;
    for (int i = 0; i < m + q; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        d[a][b] = d[b][a] = min<long long>(d[a][b], c);
        if (i < m) continue;
        for (int by = 1; by <= n; by++)
            for (int u = 1; u <= n; u++)
                for (int v = 1; v <= n; v++) d[u][v] = min(d[u][v], d[u][by] + d[by][v]);
        long long sum = 0;
        bool isWhole = true;
        for (int u = 1; u <= n; u++)
            for (int v = 1; v < u; v++) {
                if (d[u][v] >= none) isWhole = false;
                else sum += d[u][v];
            }
        printf("%lld\n", isWhole ? sum : -1);
    }
}
