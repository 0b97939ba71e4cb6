// Dijkstra's algorithm on the table of road lengths, from every town and in every year.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    const int none = INT_MAX / 2;
    vector<vector<int>> length(n + 1, vector<int>(n + 1, none));
    for (int v = 1; v <= n; v++) length[v][v] = 0;
    for (int i = 0; i < m + q; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        length[a][b] = length[b][a] = min(length[a][b], c);
        if (i < m) continue;
        // Dijkstra's algorithm from every town on the table of lengths: O(n^3) a year.
        long long sum = 0;
        bool isWhole = true;
        for (int start = 1; start <= n; start++) {
            vector<long long> distance(n + 1, LLONG_MAX / 4);
            vector<char> done(n + 1, 0);
            distance[start] = 0;
            for (int step = 0; step < n; step++) {
                int nearest = 0;
                for (int v = 1; v <= n; v++)
                    if (!done[v] && (nearest == 0 || distance[v] < distance[nearest])) nearest = v;
                done[nearest] = 1;
                for (int v = 1; v <= n; v++)
                    if (length[nearest][v] != none) distance[v] = min(distance[v], distance[nearest] + length[nearest][v]);
            }
            for (int v = 1; v < start; v++) {
                if (distance[v] >= LLONG_MAX / 4) isWhole = false;
                else sum += distance[v];
            }
        }
        printf("%lld\n", isWhole ? sum : -1);
    }
}
