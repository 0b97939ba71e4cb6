#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;
typedef vector<vector<ll>> matrix;
const ll M = 1000000007;

matrix multiply(const matrix& a, const matrix& b) {
    int n = a.size();
    matrix c(n, vector<ll>(n, 0));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % M;
    return c;
}

int main() {
    int n, m, s, t;
    ll k;
    cin >> n >> m >> s >> t >> k;
    // block matrix: a and the sum of the powers of a
    matrix a(2 * n, vector<ll>(2 * n, 0));
    for (int i = 0; i < m; i++) {
        int x, y;
        cin >> x >> y;
        a[x - 1][y - 1]++;
    }
    for (int i = 0; i < n; i++) {
        a[i][n + i] = 1;
        a[n + i][n + i] = 1;
    }
    matrix r(2 * n, vector<ll>(2 * n, 0));
    for (int i = 0; i < 2 * n; i++) r[i][i] = 1;
    ll e = k + 1;
    while (e > 0) {
        if (e % 2 == 1) r = multiply(r, a);
        a = multiply(a, a);
        e /= 2;
    }
    cout << r[s - 1][n + t - 1] << endl;
}
