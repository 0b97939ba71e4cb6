// From the statement alone: second by second is too slow even here, so the rounds go from one event to the next. In each
// round every service that has all it needs gets its time; when a round changes nothing, what has none never starts.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<long long> seconds(n + 1), ready(n + 1, -1);
    for (int v = 1; v <= n; v++) scanf("%lld", &seconds[v]);
    vector<pair<int, int>> rules(m);
    for (auto& [service, need] : rules) scanf("%d %d", &service, &need);
    for (bool changed = true; changed;) {
        changed = false;
        for (int v = 1; v <= n; v++) {
            if (ready[v] >= 0) continue;
            long long begin = 0;
            for (auto [service, need] : rules) {
                if (service != v) continue;
                if (ready[need] < 0) {
                    begin = -1;
                    break;
                }
                begin = max(begin, ready[need]);
            }
            if (begin < 0) continue;
            ready[v] = begin + seconds[v];
            changed = true;
        }
    }
    long long last = *max_element(ready.begin() + 1, ready.end());
    bool stuck = *min_element(ready.begin() + 1, ready.end()) < 0;
    if (stuck) puts("DEADLOCK");
    else printf("%lld\n", last);
}
