// Wrong: puts the new values into the row from which the old ones are still read.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

int main() {
    const ll MOD = 1000000007;
    int n, k;
    cin >> n >> k;
    vector<vector<ll>> dp(n + 1, vector<ll>(k + 1, 0));
    dp[0][0] = 1;
    for (int i = 1; i <= n; i++) {
        int l, u;
        cin >> l >> u;
        vector<ll>& ways = dp[i];
        ways = dp[i - 1];
        ll window = 0;
        for (int s = l; s <= k; s++) {
            window += ways[s - l];
            if (s - u - 1 >= 0) window += MOD - ways[s - u - 1];
            window %= MOD;
            ways[s] = window;
        }
        for (int s = 0; s < min(l, k + 1); s++) ways[s] = 0;
    }
    cout << dp[n][k] << endl;
    return 0;
}
