// Searches from each of the three hikers, every day, and tries every hut.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    vector<vector<pair<int, int>>> paths(n + 1);
    for (int i = 1, u, v, metres; i < n; i++) {
        scanf("%d %d %d", &u, &v, &metres);
        paths[u].push_back({v, metres});
        paths[v].push_back({u, metres});
    }
    while (q-- > 0) {
        vector<long long> sum(n + 1, 0);
        for (int hiker = 0; hiker < 3; hiker++) {
            int start;
            scanf("%d", &start);
            vector<array<long long, 3>> open = {{start, 0, 0}};
            while (!open.empty()) {
                auto [at, from, distance] = open.back();
                open.pop_back();
                sum[at] += distance;
                for (auto [to, metres] : paths[at])
                    if (to != from) open.push_back({to, at, distance + metres});
            }
        }
        int best = int(min_element(sum.begin() + 1, sum.end()) - sum.begin());
        printf("%d %lld\n", best, sum[best]);
    }
}
