// Wrong: lets every child get nothing.
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
        l = 0;
        vector<ll> prefix(k + 1);
        prefix[0] = dp[i - 1][0];
        for (int s = 1; s <= k; s++) prefix[s] = (prefix[s - 1] + dp[i - 1][s]) % MOD;
        for (int s = l; s <= k; s++) {
            dp[i][s] = prefix[s - l];
            if (s - u - 1 >= 0) dp[i][s] = (dp[i][s] - prefix[s - u - 1] + MOD) % MOD;
        }
    }
    cout << dp[n][k] << endl;
    return 0;
}
