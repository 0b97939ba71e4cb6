// Searches, after each closing, only the group from which something may have broken off: from one end of the road, and
// from the other end if the first search does not come there.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    vector<int> a(m + 1), b(m + 1);
    vector<vector<pair<int, int>>> roads(n + 1);
    for (int i = 1; i <= m; i++) {
        scanf("%d %d", &a[i], &b[i]);
        roads[a[i]].push_back({b[i], i});
        roads[b[i]].push_back({a[i], i});
    }
    vector<char> isClosed(m + 1, 0);
    vector<int> seen(n + 1, 0);
    vector<char> counted(n + 1, 0);
    int searches = 0;
    auto reach = [&](int start) {
        vector<int> group = {start};
        seen[start] = ++searches;
        for (size_t i = 0; i < group.size(); i++) {
            counted[group[i]] = 1;
            for (auto [to, which] : roads[group[i]])
                if (!isClosed[which] && seen[to] != searches) seen[to] = searches, group.push_back(to);
        }
        return (long long)group.size();
    };
    long long pairs = 0;
    for (int v = 1; v <= n; v++) {
        if (counted[v]) continue;
        long long size = reach(v);
        pairs += size * (size - 1) / 2;
    }
    while (q-- > 0) {
        int road;
        scanf("%d", &road);
        isClosed[road] = 1;
        long long side = reach(a[road]);
        if (seen[b[road]] != searches) pairs -= side * reach(b[road]);
        printf("%lld\n", pairs);
    }
}
