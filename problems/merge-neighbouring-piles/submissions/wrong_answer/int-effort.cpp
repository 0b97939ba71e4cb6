// Wrong: keeps the efforts in 32 bits.
#include <bits/stdc++.h>
using namespace std;

long long leastEffort(const vector<int>& piles) {
    int n = piles.size();
    vector<long long> before(n + 1, 0);  // weight of all piles in front of a place
    for (int i = 0; i < n; i++) before[i + 1] = before[i] + piles[i];

    // cost[l][r]: the least effort for the piles from l up to, but without, r.
    vector<vector<int>> cost(n + 1, vector<int>(n + 1, 0));
    for (int length = 2; length <= n; length++) {
        for (int l = 0, r = length; r <= n; l++, r++) {
            long long parts = LLONG_MAX;
            for (int border = l + 1; border < r; border++) parts = min(parts, 0LL + cost[l][border] + cost[border][r]);
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
