// Takes the remainder after the whole sum of up to 31 products, which needs more than 64 bits from 19 large ones on.
#include <bits/stdc++.h>
using namespace std;

typedef unsigned long long ull;
typedef vector<vector<ull>> Matrix;
const ull MOD = 1000000007;

Matrix multiply(const Matrix& a, const Matrix& b) {
    int n = a.size();
    Matrix c(n, vector<ull>(n, 0));
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            ull sum = 0;
            for (int l = 0; l < n; l++) sum += a[i][l] * b[l][j];
            c[i][j] = sum % MOD;
        }
    }
    return c;
}

int main() {
    int n, m, s, t;
    long long k;
    cin >> n >> m >> s >> t >> k;
    Matrix step(n + 1, vector<ull>(n + 1, 0)), result = step;
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        step[u - 1][v - 1]++;
    }
    step[t - 1][n] = 1;
    step[n][n] = 1;
    for (int i = 0; i <= n; i++) result[i][i] = 1;
    for (long long e = k + 1; e > 0; e /= 2) {
        if (e % 2 == 1) result = multiply(result, step);
        step = multiply(step, step);
    }
    cout << result[s - 1][n] << endl;
}
