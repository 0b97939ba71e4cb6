// Believes a hash modulo 2^64, which is the same for a Thue-Morse row and the opposite one, whatever the base.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<long long> a(n), b(m);
    for (auto& x : a) cin >> x;
    for (auto& x : b) cin >> x;
    const unsigned long long BASE = 1000003ULL;
    vector<unsigned long long> h(n, 0), power(n + 1, 1);
    for (int i = 1; i <= n; i++) power[i] = power[i - 1] * BASE;
    for (int i = 1; i < n; i++) h[i] = h[i - 1] * BASE + (unsigned long long)(a[i] - a[i - 1] + 2000000000LL);
    unsigned long long want = 0;
    for (int i = 1; i < m; i++) want = want * BASE + (unsigned long long)(b[i] - b[i - 1] + 2000000000LL);
    int count = 0, first = 0, last = 0;
    for (int p = 0; p + m <= n; p++) {
        unsigned long long got = h[p + m - 1] - h[p] * power[m - 1];
        if (got == want) {
            count++;
            if (first == 0) first = p + 1;
            last = p + 1;
        }
    }
    cout << count << '\n';
    if (count > 0) cout << first << ' ' << last << '\n';
}
