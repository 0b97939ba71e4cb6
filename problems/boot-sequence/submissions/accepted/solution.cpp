// Topological order, and the longest path along it.
//
// A service begins when the last of its needs is ready. So we go through the services in an order in which needs come
// first: a queue holds the services whose needs are all ready, and a counter for each of the others says how many are
// still missing. Whoever leaves the queue tells those who need it. Services on a cycle, and those that wait for one, never
// get their counter down to zero; if any are left over, the answer is DEADLOCK. O(n + m), sums in 64 bits.
#include <bits/stdc++.h>
using namespace std;

optional<long long> readyTime(int n, const vector<int>& seconds, const vector<vector<int>>& neededBy) {
    vector<int> missing(n + 1, 0);  // needs that are not ready yet; a rule listed twice counts twice, here and below
    for (const auto& services : neededBy)
        for (int service : services) missing[service]++;

    vector<int> startable;  // serves as the queue
    for (int v = 1; v <= n; v++)
        if (missing[v] == 0) startable.push_back(v);

    vector<long long> begin(n + 1, 0);
    long long last = 0;
    for (size_t i = 0; i < startable.size(); i++) {
        int service = startable[i];
        long long ready = begin[service] + seconds[service];
        last = max(last, ready);
        for (int waiting : neededBy[service]) {
            begin[waiting] = max(begin[waiting], ready);
            if (--missing[waiting] == 0) startable.push_back(waiting);
        }
    }
    if ((int)startable.size() < n) return nullopt;
    return last;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> seconds(n + 1);
    for (int v = 1; v <= n; v++) cin >> seconds[v];
    vector<vector<int>> neededBy(n + 1);
    for (int i = 0; i < m; i++) {
        int service, need;
        cin >> service >> need;
        neededBy[need].push_back(service);
    }

    auto ready = readyTime(n, seconds, neededBy);
    if (ready) cout << *ready << '\n';
    else cout << "DEADLOCK\n";
}
