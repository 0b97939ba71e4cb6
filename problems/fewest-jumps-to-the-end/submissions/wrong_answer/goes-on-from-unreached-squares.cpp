// Wrong: goes on behind a border that stands still, from squares that it has never reached.
#include <bits/stdc++.h>
using namespace std;

int fewestJumps(const vector<int>& row) {
    int last = (int)row.size() - 1;
    int jumps = 0, border = 0;  // the last square that `jumps` jumps reach
    int farthest = 0;           // the last one that a jump more reaches, from the squares seen so far
    for (int i = 0; border < last; i++) {
        farthest = max(farthest, i + row[i]);
        if (i >= border) {
            if (i == last) return -1;
            jumps++;
            border = farthest;
        }
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
