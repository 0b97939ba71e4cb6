#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

int main() {
    int n, m;
    ll c;
    cin >> n >> m >> c;
    vector<vector<ll>> w(n, vector<ll>(n));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) cin >> w[i][j];

    const ll BAD = -4000000000000000000LL;
    vector<ll> dp(1 << n, BAD);
    dp[0] = 0;
    for (int mask = 1; mask < (1 << n); mask++) {
        // First everybody of the mask in one boat, if there are not too many.
        int count = 0;
        ll sum = -c;
        for (int i = 0; i < n; i++) {
            if (!(mask & (1 << i))) continue;
            count++;
            for (int j = i + 1; j < n; j++) {
                if (mask & (1 << j)) sum += w[i][j];
            }
        }
        if (count <= m) dp[mask] = sum;
        for (int sub = (mask - 1) & mask; sub > 0; sub = (sub - 1) & mask) {
            dp[mask] = max(dp[mask], dp[sub] + dp[mask ^ sub]);
        }
    }
    cout << dp[(1 << n) - 1] << endl;
    return 0;
}
