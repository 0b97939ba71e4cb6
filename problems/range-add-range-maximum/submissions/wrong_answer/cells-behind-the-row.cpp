// The last block is filled up with cells behind the row, whose zeros are counted.
#include <bits/stdc++.h>
using namespace std;

const int B = 700;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    int blocks = (n + B - 1) / B;
    vector<long long> cell(blocks * B, 0), most(blocks, 0), all(blocks, 0);
    while (q--) {
        int kind, l, r;
        cin >> kind >> l >> r;
        l--;
        r--;
        long long v = 0, answer = LLONG_MIN;
        if (kind == 1) cin >> v;
        for (int b = l / B; b <= r / B; b++) {
            int from = b * B, to = min(n, from + B) - 1;
            if (l <= from && to <= r) {
                if (kind == 1) all[b] += v;
                else answer = max(answer, most[b] + all[b]);
            } else {
                int x = max(l, from), y = min(r, to);
                if (kind == 1) {
                    for (int i = x; i <= y; i++) cell[i] += v;
                    most[b] = *max_element(cell.begin() + from, cell.begin() + from + B);
                } else {
                    for (int i = x; i <= y; i++) answer = max(answer, cell[i] + all[b]);
                }
            }
        }
        if (kind == 2) cout << answer << '\n';
    }
}
