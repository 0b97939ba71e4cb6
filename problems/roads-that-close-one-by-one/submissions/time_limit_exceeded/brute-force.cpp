// Searches the whole valley anew after each closing, and counts the pairs of each group.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    vector<vector<pair<int, int>>> roads(n + 1);
    for (int i = 1, a, b; i <= m; i++) {
        scanf("%d %d", &a, &b);
        roads[a].push_back({b, i});
        roads[b].push_back({a, i});
    }
    vector<char> isClosed(m + 1, 0);
    for (int road; q-- > 0;) {
        scanf("%d", &road);
        isClosed[road] = 1;
        vector<char> seen(n + 1, 0);
        long long pairs = 0;
        for (int start = 1; start <= n; start++) {
            if (seen[start]) continue;
            vector<int> group = {start};
            seen[start] = 1;
            for (size_t i = 0; i < group.size(); i++)
                for (auto [to, which] : roads[group[i]])
                    if (!isClosed[which] && !seen[to]) seen[to] = 1, group.push_back(to);
            pairs += (long long)group.size() * ((long long)group.size() - 1) / 2;
        }
        printf("%lld\n", pairs);
    }
}
