// As many write it: a table of both lengths.
#include <bits/stdc++.h>
using namespace std;

int dp[2005][2005];

int main() {
    const int MOD = 1000000007;  // the sum of two remainders is below 2^31
    string a, b, c;
    cin >> a >> b >> c;
    int n = a.size(), m = b.size();
    dp[0][0] = 1;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i > 0 && a[i - 1] == c[i + j - 1]) dp[i][j] += dp[i - 1][j];
            if (j > 0 && b[j - 1] == c[i + j - 1]) dp[i][j] += dp[i][j - 1];
            dp[i][j] %= MOD;
        }
    }
    cout << dp[n][m] << endl;
}
