// Wrong: adds single piles to one end of a growing pile, and never merges two larger ones.
#include <bits/stdc++.h>
using namespace std;

long long leastEffort(const vector<int>& piles) {
    int n = piles.size();
    vector<long long> before(n + 1, 0);  // weight of all piles in front of a place
    for (int i = 0; i < n; i++) before[i + 1] = before[i] + piles[i];

    // cost[l][r]: the least effort for the piles from l up to, but without, r.
    vector<vector<long long>> cost(n + 1, vector<long long>(n + 1, 0));
    for (int length = 2; length <= n; length++) {
        for (int l = 0, r = length; r <= n; l++, r++) {
            long long parts = LLONG_MAX;
            parts = min(cost[l][r - 1], cost[l + 1][r]);
            cost[l][r] = parts + before[r] - before[l];
        }
    }
    return cost[0][n];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> piles(n);
    for (int& weight : piles) cin >> weight;

    cout << leastEffort(piles) << '\n';
}
