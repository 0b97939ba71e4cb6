// Searches from every village and takes the largest distance of each.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<vector<pair<int, int>>> paths(n + 1);
    for (int i = 1, a, b, metres; i < n; i++) {
        scanf("%d %d %d", &a, &b, &metres);
        paths[a].push_back({b, metres});
        paths[b].push_back({a, metres});
    }
    long long longest = 0, nearest = LLONG_MAX;
    int best = 0;
    for (int v = 1; v <= n; v++) {
        long long farthest = 0;
        vector<array<long long, 3>> open = {{v, 0, 0}};
        while (!open.empty()) {
            auto [at, from, distance] = open.back();
            open.pop_back();
            farthest = max(farthest, distance);
            for (auto [to, metres] : paths[at])
                if (to != from) open.push_back({to, at, distance + metres});
        }
        longest = max(longest, farthest);
        if (farthest < nearest) nearest = farthest, best = v;
    }
    printf("%lld %d %lld\n", longest, best, nearest);
}
