// Raises the starts rule by rule until nothing changes (Bellman and Ford): a round for each service of a chain whose rules
// are listed backwards, O(nm).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<long long> seconds(n + 1), begin(n + 1, 0);
    for (int v = 1; v <= n; v++) scanf("%lld", &seconds[v]);
    vector<pair<int, int>> rules(m);
    for (auto& [service, need] : rules) scanf("%d %d", &service, &need);
    bool changed = true;
    for (int round = 0; round <= n && changed; round++) {
        changed = false;
        for (auto [service, need] : rules) {
            if (begin[service] >= begin[need] + seconds[need]) continue;
            begin[service] = begin[need] + seconds[need];
            changed = true;
        }
    }
    // Cycles without any time do not show in the times: a topological count finds them.
    vector<int> missing(n + 1, 0);
    vector<vector<int>> neededBy(n + 1);
    for (auto [service, need] : rules) missing[service]++, neededBy[need].push_back(service);
    vector<int> order;
    for (int v = 1; v <= n; v++)
        if (missing[v] == 0) order.push_back(v);
    for (size_t i = 0; i < order.size(); i++)
        for (int w : neededBy[order[i]])
            if (--missing[w] == 0) order.push_back(w);
    if ((int)order.size() < n) {
        puts("DEADLOCK");
        return 0;
    }
    long long last = 0;
    for (int v = 1; v <= n; v++) last = max(last, begin[v] + seconds[v]);
    printf("%lld\n", last);
}
