// Too slow: for each heap, the exclusive or of all others anew. O(n^2).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> heaps(n);
    for (int& heap : heaps) cin >> heap;
    int moves = 0, first = 0, taken = 0;
    for (int i = 0; i < n; i++) {
        int others = 0;
        for (int j = 0; j < i; j++) others ^= heaps[j];
        for (int j = i + 1; j < n; j++) others ^= heaps[j];
        if (others >= heaps[i]) continue;
        if (moves++ == 0) {
            first = i + 1;
            taken = heaps[i] - others;
        }
    }
    cout << moves << '\n';
    if (moves > 0) cout << first << ' ' << taken << '\n';
}
