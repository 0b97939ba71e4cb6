// Believes a hash modulo 2^64, which is the same for both halves of a Thue-Morse word, whatever the base.
#include <bits/stdc++.h>
using namespace std;

typedef unsigned long long ull;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s;
    cin >> s;
    int n = s.size();
    const ull BASE = 131;
    vector<ull> h(n + 1, 0), pw(n + 1, 1);
    for (int i = 0; i < n; i++) {
        h[i + 1] = h[i] * BASE + (s[i] - 'a' + 1);
        pw[i + 1] = pw[i] * BASE;
    }
    auto piece = [&](int from, int length) { return h[from + length] - h[from] * pw[length]; };
    long long best = 2LL * n;
    for (int p = 1; p < n; p++) {
        if (piece(0, n - p) != piece(p, n - p)) continue;
        long long times = max(2, (n + p - 1) / p);
        best = min(best, times * p);
    }
    cout << best - n << '\n';
}
