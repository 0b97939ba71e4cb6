#include <iostream>
using namespace std;

typedef long long ll;

const ll M = 1000000007;
ll fact[1000001];

ll power(ll a, ll b) {
    if (b == 0) return 1;
    ll half = power(a, b / 2);
    ll r = half * half % M;
    if (b % 2 == 1) r = r * a % M;
    return r;
}

ll choose(int n, int k) {
    if (k > n) return 0;
    return fact[n] * power(fact[k], M - 2) % M * power(fact[n - k], M - 2) % M;
}

int main() {
    fact[0] = 1;
    for (int i = 1; i <= 1000000; i++) fact[i] = fact[i - 1] * i % M;
    int q;
    cin >> q;
    while (q--) {
        int kind, n, k;
        cin >> kind >> n >> k;
        if (kind == 1) cout << choose(n, k) << endl;
        else cout << choose(n + k - 1, k) << endl;
    }
}
