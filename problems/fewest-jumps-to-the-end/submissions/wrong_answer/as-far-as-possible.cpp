// Wrong: always jumps as far as possible.
#include <bits/stdc++.h>
using namespace std;

int fewestJumps(const vector<int>& row) {
    int last = (int)row.size() - 1;
    int jumps = 0;
    for (int i = 0; i < last; i += row[i]) {
        if (row[i] == 0) return -1;
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
