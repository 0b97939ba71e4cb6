// Keeps the lines of the hull in doubles, which round at 10^18.
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<ll> x(n), f(n), dp(n, 0);
    for (auto& v : x) cin >> v;
    for (auto& v : f) cin >> v;
    vector<int> hull(n);
    vector<double> m(n), b(n);
    int head = 0, tail = 0;
    auto cross = [&](int p, int q) { return (b[q] - b[p]) / (m[p] - m[q]); };
    hull[tail++] = 0;
    for (int i = 1; i < n; i++) {
        while (tail - head >= 2 && cross(hull[head], hull[head + 1]) <= (double)x[i]) head++;
        int j = hull[head];
        dp[i] = dp[j] + (x[i] - x[j]) * (x[i] - x[j]) + f[i];
        m[i] = -2.0 * x[i];
        b[i] = (double)dp[i] + (double)x[i] * x[i];
        while (tail - head >= 2 && cross(hull[tail - 2], hull[tail - 1]) >= cross(hull[tail - 1], i)) tail--;
        hull[tail++] = i;
    }
    cout << dp[n - 1] << endl;
}
