#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

ll gcdOf(ll a, ll b) {
    if (b == 0) return a;
    return gcdOf(b, a % b);
}

int main() {
    int n;
    cin >> n;
    vector<ll> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];

    ll g = a[0];
    for (int i = 1; i < n; i++) g = gcdOf(g, a[i]);

    ll limit = 1000000000000000000LL;
    ll l = 1;
    bool late = false;
    for (int i = 0; i < n && !late; i++) {
        ll part = a[i] / gcdOf(l, a[i]);
        if (part > limit / l) late = true;
        else l = l * part;
    }

    cout << g << endl;
    if (late) cout << "TOO LATE" << endl;
    else cout << l << endl;
}
