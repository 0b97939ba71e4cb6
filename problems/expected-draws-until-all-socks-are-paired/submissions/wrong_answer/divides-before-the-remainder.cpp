// Wrong: divides remainders as if they were whole numbers.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int expectedDraws(int n, int room) {
    vector<long long> inverse(2 * n + 1, 1);
    for (int i = 2; i <= 2 * n; i++) inverse[i] = (MODULUS - MODULUS / i) * inverse[MODULUS % i] % MODULUS;

    vector<vector<long long>> expected(n + 1, vector<long long>(n + 1, 0));
    for (int p = 0; p <= n; p++) {
        for (int s = 0; s <= min(room, n - p); s++) {
            if (p + s == 0) continue;
            long long matched = s > 0 ? expected[p][s - 1] : 0;
            if (s == room) {
                expected[p][s] = ((2 * p + s) * inverse[s] + matched) % MODULUS;
            } else {
                long long laid = p > 0 ? expected[p - 1][s + 1] : 0;
                expected[p][s] = (1 + (2 * p * laid + s * matched) % MODULUS / (2 * p + s)) % MODULUS;
            }
        }
    }
    return expected[n][0];
}

int main() {
    int n, room;
    cin >> n >> room;

    cout << expectedDraws(n, room) << '\n';
}
