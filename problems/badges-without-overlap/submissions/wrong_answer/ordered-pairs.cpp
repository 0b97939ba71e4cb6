// Counts each pair twice.
#include <bits/stdc++.h>
using namespace std;

long long countPairs(int kinds, const vector<int>& sets) {
    const int all = (1 << kinds) - 1;
    vector<int> inside(all + 1, 0);
    for (int set : sets) inside[set]++;
    const long long empty = inside[0];
    for (int kind = 0; kind < kinds; kind++)
        for (int set = 0; set <= all; set++)
            if (set >> kind & 1) inside[set] += inside[set ^ 1 << kind];

    long long ordered = -empty;  // an empty box goes together with itself
    for (int set : sets) ordered += inside[all ^ set];
    return ordered;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, kinds;
    cin >> n >> kinds;
    vector<int> sets(n);
    for (int& set : sets) cin >> set;

    cout << countPairs(kinds, sets) << '\n';
}
