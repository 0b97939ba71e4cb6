// Too slow: looks through the whole list for each question, 64 numbers at a time. O(n q).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

// Where x stands in the row, from the front; 64 are compared before the next look whether one was there.
int placeOf(const int* row, int size, int x) {
    int i = 0;
    for (; i + 64 <= size; i += 64) {
        int found = 0;
        for (int j = 0; j < 64; j++) found |= row[i + j] == x;
        if (found) break;
    }
    while (i < size && row[i] != x) i++;
    return i;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n, q;
        cin >> n >> q;
        vector<int> list(n);
        for (int& a : list) cin >> a;
        while (q--) {
            int x;
            cin >> x;
            int at = placeOf(list.data(), n, x);
            cout << (at == n ? 0 : at + 1) << ' ';
        }
        cout << '\n';
    }
}
