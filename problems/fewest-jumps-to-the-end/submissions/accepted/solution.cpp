// What can be reached with j jumps is a beginning of the row: jumps may be as short as one likes. So it is enough to know
// its last square. One jump more leads to the farthest i + a[i] of all squares i in it. O(n).
#include <bits/stdc++.h>
using namespace std;

int fewestJumps(const vector<int>& row) {
    int last = (int)row.size() - 1;
    int jumps = 0, border = 0;  // the last square that `jumps` jumps reach
    int farthest = 0;           // the last one that a jump more reaches, from the squares seen so far
    for (int i = 0; border < last; i++) {
        farthest = max(farthest, i + row[i]);
        if (i == border) {
            if (farthest == border) return -1;
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
