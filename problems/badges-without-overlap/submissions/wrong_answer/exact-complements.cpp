// Counts only pairs that hold all kinds together.
#include <bits/stdc++.h>
using namespace std;

long long countPairs(int kinds, const vector<int>& sets) {
    const int all = (1 << kinds) - 1;
    vector<int> inside(all + 1, 0);
    for (int set : sets) inside[set]++;
    const long long empty = inside[0];
    
    long long ordered = -empty;  // an empty box goes together with itself
    for (int set : sets) ordered += inside[all ^ set];
    return ordered / 2;
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
