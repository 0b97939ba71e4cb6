// The deepest way between all pairs of halls (Floyd and Warshall), until some hall lies below itself: O(n^3).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    const long long none = LLONG_MIN / 4;
    vector<array<int, 3>> stairs(m);
    vector<vector<long long>> deep(n + 1, vector<long long>(n + 1, none));
    vector<vector<short>> first(n + 1, vector<short>(n + 1, -1));
    for (int i = 0; i < m; i++) {
        auto& [a, b, c] = stairs[i];
        scanf("%d %d %d", &a, &b, &c);
        if (c > deep[a][b]) deep[a][b] = c, first[a][b] = i;
    }
    auto found = [&](int v) {
        vector<int> tour;
        int at = v;
        do {
            tour.push_back(first[at][v] + 1);
            at = stairs[first[at][v]][1];
        } while (at != v && (int)tour.size() <= n);
        printf("%d\n", (int)tour.size());
        for (int stair : tour) printf("%d ", stair);
        puts("");
        exit(0);
    };
    for (int v = 1; v <= n; v++)
        if (deep[v][v] > 0) found(v);
    for (int by = 1; by <= n; by++)
        for (int a = 1; a <= n; a++)
            for (int b = 1; b <= n; b++) {
                if (deep[a][by] == none || deep[by][b] == none || deep[a][by] + deep[by][b] <= deep[a][b]) continue;
                deep[a][b] = deep[a][by] + deep[by][b];
                first[a][b] = first[a][by];
                if (a == b && deep[a][a] > 0) found(a);
            }
    puts("HONEST");
}
