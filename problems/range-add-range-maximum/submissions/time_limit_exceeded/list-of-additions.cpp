// Too slow: notes the additions and works out all cells of a question from them, by adding up the differences of neighbours.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<long long> difference(n + 2, 0);
    while (q-- > 0) {
        int kind, l, r;
        cin >> kind >> l >> r;
        if (kind == 1) {
            long long v;
            cin >> v;
            difference[l] += v;
            difference[r + 1] -= v;
        } else {
            long long number = 0, largest = LLONG_MIN;
            for (int i = 1; i <= r; i++) {
                number += difference[i];
                if (i >= l) largest = max(largest, number);
            }
            cout << largest << '\n';
        }
    }
}
