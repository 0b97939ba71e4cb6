// Wrong: takes the last free place for none.
#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

const ll MOD = 1000000007;
int n, c;
ll memo[1001][1001];
bool done[1001][1001];
ll inv[2001];

ll power(ll base, ll exponent) {
    ll result = 1;
    while (exponent > 0) {
        if (exponent % 2 == 1) result = result * base % MOD;
        base = base * base % MOD;
        exponent /= 2;
    }
    return result;
}

ll solve(int pairs, int singles) {
    if (pairs == 0 && singles == 0) return 0;
    if (done[pairs][singles]) return memo[pairs][singles];
    int total = 2 * pairs + singles;
    ll result;
    if (singles == c - 1 && singles > 0) {
        // E = 1 + singles / total * E(pairs, singles - 1) + 2 * pairs / total * E
        result = (total * inv[singles] + solve(pairs, singles - 1)) % MOD;
    } else {
        result = 1;
        if (pairs > 0) result += 2 * pairs * inv[total] % MOD * solve(pairs - 1, singles + 1) % MOD;
        if (singles > 0) result += singles * inv[total] % MOD * solve(pairs, singles - 1) % MOD;
        result %= MOD;
    }
    done[pairs][singles] = true;
    memo[pairs][singles] = result;
    return result;
}

int main() {
    cin >> n >> c;
    for (int i = 1; i <= 2 * n; i++) inv[i] = power(i, MOD - 2);
    cout << solve(n, 0) << endl;
    return 0;
}
