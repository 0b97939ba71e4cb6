// Wrong: searches for the largest number by comparing with the first one, and takes for granted that something smaller follows it. In a
// list of which nothing was moved, the last number is lost.
#include <bits/stdc++.h>
using namespace std;

int findPlace(const vector<int>& list, int x) {
    int low = 0, high = (int)list.size() - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (list[middle] >= list[0]) low = middle + 1;
        else high = middle;
    }
    auto turn = list.begin() + low;  // the smallest number
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
