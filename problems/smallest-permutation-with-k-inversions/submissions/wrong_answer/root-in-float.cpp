// Finds the length of the end with a root in float, which is off by one where the end is nearly full.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n, k;
    cin >> n >> k;
    if (k > n * (n - 1) / 2) {
        cout << -1 << '\n';
        return 0;
    }
    // smallest m with m (m - 1) / 2 >= k
    float root = sqrtf(1.0f + 8.0f * (float)k);
    long long m = (long long)ceilf((1.0f + root) / 2.0f);
    if (m > n) m = n;
    long long rest = k - (m - 1) * (m - 2) / 2;
    if (rest < 0) rest = 0;
    if (rest > m - 1) rest = m - 1;
    vector<int> a;
    for (int i = 1; i <= n - m; i++) a.push_back(i);
    int head = (int)(n - m + 1 + rest);
    a.push_back(head);
    for (int i = (int)n; i > n - m; i--)
        if (i != head) a.push_back(i);
    for (int x : a) cout << x << ' ';
    cout << '\n';
}
