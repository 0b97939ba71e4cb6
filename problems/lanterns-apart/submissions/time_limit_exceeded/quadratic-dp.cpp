// Dynamic programming over (lantern, number of lit ones): right, but O(n * k), which is 2 * 10^10 steps at the limits.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    const long long impossible = LLONG_MIN / 2;
    // without[j], with[j]: best sum of j lanterns so far, where the last lantern is dark or lit.
    vector<long long> without(k + 1, impossible), with(k + 1, impossible);
    without[0] = 0;
    for (int i = 0; i < n; i++) {
        long long glow;
        cin >> glow;
        for (int j = k; j >= 0; j--) {
            long long lit = j > 0 && without[j - 1] > impossible ? without[j - 1] + glow : impossible;
            without[j] = max(without[j], with[j]);
            with[j] = lit;
        }
    }
    cout << max(without[k], with[k]) << '\n';
}
