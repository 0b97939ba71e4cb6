// Too slow: from the end back, always to the first square from which one jump is enough, O(n^2) when all jumps are
// short.
#include <bits/stdc++.h>
using namespace std;

int fewestJumps(const vector<int>& row) {
    int last = (int)row.size() - 1;
    int jumps = 0;
    while (last > 0) {
        int from = 0;
        while (from < last && from + row[from] < last) from++;
        if (from == last) return -1;
        last = from;
        jumps++;
    }
    return jumps;
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
