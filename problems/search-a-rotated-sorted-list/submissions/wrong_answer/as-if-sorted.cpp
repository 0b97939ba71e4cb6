// Wrong: an ordinary binary search, as if nothing had been moved.
#include <bits/stdc++.h>
using namespace std;

int findPlace(const vector<int>& list, int x) {
    auto found = lower_bound(list.begin(), list.end(), x);
    return found != list.end() && *found == x ? found - list.begin() + 1 : 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n, q;
        cin >> n >> q;
        vector<int> list(n);
        for (int& number : list) cin >> number;
        for (int i = 0; i < q; i++) {
            int x;
            cin >> x;
            cout << findPlace(list, x) << (i + 1 < q ? ' ' : '\n');
        }
    }
}
