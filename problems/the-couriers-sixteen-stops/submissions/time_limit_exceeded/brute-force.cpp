// From the statement alone: tries every order of the stops.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<long long>> time(n + 1, vector<long long>(n + 1));
    for (auto& row : time)
        for (auto& minutes : row) cin >> minutes;
    vector<pair<int, int>> pairs(m);
    for (auto& [before, after] : pairs) cin >> before >> after;
    vector<int> order(n), place(n + 1);
    iota(order.begin(), order.end(), 1);
    long long least = -1;
    do {
        long long total = 0;
        for (int i = 0; i < n; i++) {
            total += time[i == 0 ? 0 : order[i - 1]][order[i]];
            place[order[i]] = i;
        }
        bool isAllowed = all_of(pairs.begin(), pairs.end(), [&](auto& pair) { return place[pair.first] < place[pair.second]; });
        if (isAllowed && (least < 0 || total < least)) least = total;
    } while (next_permutation(order.begin(), order.end()));
    if (least < 0) cout << "IMPOSSIBLE\n";
    else cout << least << '\n';
}
