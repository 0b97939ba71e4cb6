// The dynamic programming of quadratic-dp, but only over numbers of lit lanterns from which k can still be reached: a band that is
// narrow for k near 0 or n / 2, and n / 4 wide between them.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    const long long impossible = LLONG_MIN / 2;
    vector<long long> without(k + 2, impossible), with(k + 2, impossible);
    without[0] = 0;
    for (int i = 0; i < n; i++) {
        long long glow;
        cin >> glow;
        int most = min(k, (i + 2) / 2);
        int least = max(0, k - (n - i) / 2 - 1);
        long long before = least > 0 ? without[least - 1] : impossible;
        for (int j = least; j <= most; j++) {
            long long lit = before > impossible ? before + glow : impossible;
            before = without[j];
            without[j] = max(without[j], with[j]);
            with[j] = lit;
        }
    }
    cout << max(without[k], with[k]) << '\n';
}
