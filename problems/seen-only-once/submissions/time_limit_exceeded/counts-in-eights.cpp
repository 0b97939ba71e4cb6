// Too slow: counts in each range the birds whose neighbours of the same species lie outside, eight at a time. O(n q).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    map<int, int> last;
    vector<int> before(n), behind(n, n);
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        auto [it, isNew] = last.insert({a, -1});
        before[i] = it->second;
        if (!isNew) behind[it->second] = i;
        it->second = i;
    }
    while (q--) {
        int l, r;
        cin >> l >> r;
        l--;
        r--;
        int once = 0;
        for (int i = l; i <= r; i++) once += (before[i] < l) & (behind[i] > r);
        cout << once << '\n';
    }
}
