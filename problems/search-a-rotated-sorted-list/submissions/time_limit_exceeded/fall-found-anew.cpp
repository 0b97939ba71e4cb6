// Too slow: looks for the place where the list falls again for each question, number by number.
#include <bits/stdc++.h>
using namespace std;

int findPlace(const vector<int>& list, int x) {
    size_t fall = 1;
    while (fall < list.size() && list[fall - 1] < list[fall]) fall++;
    auto turn = list.begin() + fall;
    auto [from, to] = x >= list[0] ? pair(list.begin(), turn) : pair(turn, list.end());
    auto found = lower_bound(from, to, x);
    return found != to && *found == x ? found - list.begin() + 1 : 0;
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
