#include <iostream>
using namespace std;

typedef long long ll;

ll power(ll a, ll b, ll m) {
    if (b == 0) return 1 % m;
    ll half = power(a, b / 2, m);
    ll result = half * half % m;
    if (b % 2 == 1) result = result * (a % m) % m;
    return result;
}

// finds x and y with a * x + b * y = gcd(a, b)
ll extended(ll a, ll b, ll& x, ll& y) {
    if (b == 0) {
        x = 1;
        y = 0;
        return a;
    }
    ll x1, y1;
    ll g = extended(b, a % b, x1, y1);
    x = y1;
    y = x1 - a / b * y1;
    return g;
}

int main() {
    int q;
    cin >> q;
    while (q--) {
        ll a, b, m;
        cin >> a >> b >> m;
        if (b >= 0) {
            cout << power(a, b, m) << endl;
        } else {
            ll x, y;
            if (extended(a, m, x, y) != 1) {
                cout << "NONE" << endl;
            } else {
                x = (x % m + m) % m;
                cout << power(x, -b, m) << endl;
            }
        }
    }
}
