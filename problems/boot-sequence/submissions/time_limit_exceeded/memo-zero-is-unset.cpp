// Remembers the times, but takes 0 for "not known yet": diamonds of services without any time are walked path by path.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> needs;
vector<long long> seconds_, ready_;
vector<char> state_;
bool stuck = false;

long long readyOf(int v) {
    if (ready_[v] != 0) return ready_[v];
    if (state_[v] == 1) return stuck = true, 1;
    state_[v] = 1;
    long long begin = 0;
    for (int need : needs[v]) {
        begin = max(begin, readyOf(need));
        if (stuck) return 1;
    }
    state_[v] = 0;
    return ready_[v] = begin + seconds_[v];
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    needs.resize(n + 1), seconds_.resize(n + 1), ready_.assign(n + 1, 0), state_.assign(n + 1, 0);
    for (int v = 1; v <= n; v++) scanf("%lld", &seconds_[v]);
    for (int i = 0, service, need; i < m; i++) scanf("%d %d", &service, &need), needs[service].push_back(need);
    long long last = 0;
    for (int v = 1; v <= n && !stuck; v++) last = max(last, readyOf(v));
    if (stuck) puts("DEADLOCK");
    else printf("%lld\n", last);
}
