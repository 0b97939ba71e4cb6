// Computes the points for all copies of a kind in 32 bits and takes the wrapped number for what can be spent on it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, P;
    cin >> n >> P;
    vector<long long> dp(P + 1, 0);
    for (int i = 0; i < n; i++) {
        int p, s, m;
        cin >> p >> s >> m;
        unsigned total = (unsigned)p * (unsigned)m;
        if (total >= (unsigned)P) {
            for (int x = p; x <= P; x++) dp[x] = max(dp[x], dp[x - p] + s);
        } else {
            int left = total / p;
            for (int k = 1; left > 0; k *= 2) {
                int take = min(k, left);
                left -= take;
                for (int x = P; x >= take * p; x--) dp[x] = max(dp[x], dp[x - take * p] + (long long)take * s);
            }
        }
    }
    cout << dp[P] << '\n';
}
