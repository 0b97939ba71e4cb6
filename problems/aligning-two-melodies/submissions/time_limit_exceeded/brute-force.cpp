// From the statement alone: decides for every note of the first melody whether it stays alone or with which later note
// of the other one it is matched, and adds up the costs of each alignment in full.
#include <bits/stdc++.h>
using namespace std;

int n, m;
long long gap, best = LLONG_MAX;
vector<long long> a, b;

void align(int i, int firstOpen, int matched, long long matchCost) {
    if (i == n) {
        best = min(best, matchCost + gap * (n + m - 2 * matched));
        return;
    }
    align(i + 1, firstOpen, matched, matchCost);
    for (int j = firstOpen; j < m; j++) align(i + 1, j + 1, matched + 1, matchCost + llabs(a[i] - b[j]));
}

int main() {
    cin >> n >> m >> gap;
    a.resize(n), b.resize(m);
    for (auto& pitch : a) cin >> pitch;
    for (auto& pitch : b) cin >> pitch;
    align(0, 0, 0, 0);
    cout << best << '\n';
}
