// Too slow: each place takes the smallest number that leaves enough inversions for the rest, out of a sorted vector. O(n^2) by the
// moves of each removal.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long long n, k;
    cin >> n >> k;
    if (k > n * (n - 1) / 2) {
        cout << -1 << '\n';
        return 0;
    }
    vector<int> left(n);
    iota(left.begin(), left.end(), 1);
    for (long long rest = n - 1; rest >= 0; rest--) {
        long long most = rest * (rest - 1) / 2;
        long long at = max(0LL, k - most);
        cout << left[at] << ' ';
        left.erase(left.begin() + at);
        k -= at;
    }
    cout << '\n';
}
