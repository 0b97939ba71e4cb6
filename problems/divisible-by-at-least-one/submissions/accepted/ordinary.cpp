#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

ll gcdOf(ll a, ll b) { return b == 0 ? a : gcdOf(b, a % b); }

int n;
vector<ll> a;

ll f(ll limit) {
    __int128 total = 0;
    for (int mask = 1; mask < (1 << n); mask++) {
        __int128 l = 1;
        int bits = 0;
        for (int i = 0; i < n; i++) {
            if (mask & (1 << i)) {
                bits++;
                l = l / gcdOf((ll)l, a[i]) * a[i];
                if (l > limit) break;
            }
        }
        if (l > limit) continue;
        if (bits % 2 == 1) total += limit / (ll)l;
        else total -= limit / (ll)l;
    }
    return (ll)total;
}

int main() {
    ll l, r;
    cin >> n >> l >> r;
    a.resize(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    cout << f(r) - f(l - 1) << endl;
}
