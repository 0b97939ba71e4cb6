// With few routes, tries every set of new cables. With many, looks again and again for the cheapest route between two groups
// and gives one of them the number of the other, village by village.
#include <bits/stdc++.h>
using namespace std;

int n, k, m;
vector<array<int, 3>> cables;  // old ones first, at no cost

int main() {
    scanf("%d %d %d", &n, &k, &m);
    cables.resize(k + m);
    for (int i = 0; i < k + m; i++) {
        scanf("%d %d", &cables[i][0], &cables[i][1]);
        cables[i][2] = 0;
        if (i >= k) scanf("%d", &cables[i][2]);
    }
    vector<int> group(n + 1);
    iota(group.begin(), group.end(), 0);
    int count = n;
    auto join = [&](int a, int b) {
        int from = group[b], to = group[a];
        if (from == to) return;
        count--;
        for (int& g : group)
            if (g == from) g = to;
    };
    if (m <= 12) {
        pair<int, long long> best = {INT_MAX, 0};
        for (int chosen = 0; chosen < 1 << m; chosen++) {
            iota(group.begin(), group.end(), 0);
            count = n;
            long long cost = 0;
            for (int i = 0; i < k + m; i++) {
                if (i >= k && !(chosen >> (i - k) & 1)) continue;
                join(cables[i][0], cables[i][1]);
                cost += cables[i][2];
            }
            best = min(best, {count, cost});
        }
        printf("%d %lld\n", best.first, best.second);
        return 0;
    }
    for (int i = 0; i < k; i++) join(cables[i][0], cables[i][1]);
    long long total = 0;
    for (;;) {
        int cheapest = -1;
        for (int i = k; i < k + m; i++) {
            if (group[cables[i][0]] == group[cables[i][1]]) continue;
            if (cheapest < 0 || cables[i][2] < cables[cheapest][2]) cheapest = i;
        }
        if (cheapest < 0) break;
        total += cables[cheapest][2];
        join(cables[cheapest][0], cables[cheapest][1]);
    }
    printf("%d %lld\n", count, total);
}
