// Too slow: tries every jump from every square, O(n^2) when the numbers are large.
#include <bits/stdc++.h>
using namespace std;

int fewestJumps(const vector<int>& row) {
    int last = (int)row.size() - 1;
    vector<int> jumps(row.size(), INT_MAX);
    jumps[0] = 0;
    for (int i = 0; i < last; i++) {
        if (jumps[i] == INT_MAX) return -1;
        for (int to = i + 1; to <= last && to <= i + row[i]; to++) jumps[to] = min(jumps[to], jumps[i] + 1);
    }
    return jumps[last] == INT_MAX ? -1 : jumps[last];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> row(n);
    for (int& number : row) cin >> number;

    cout << fewestJumps(row) << '\n';
}
