// Uses the new value of `left` to compute the new value of `right`.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long change;
    cin >> n >> change;
    vector<long long> l(n), r(n);
    for (auto& x : l) cin >> x;
    for (auto& x : r) cin >> x;
    long long left = 0, right = 0;
    for (int i = 0; i < n; i++) {
        left = min(left, right + change) + l[i];
        right = min(right, left + change) + r[i];
    }
    cout << min(left, right) << '\n';
}
