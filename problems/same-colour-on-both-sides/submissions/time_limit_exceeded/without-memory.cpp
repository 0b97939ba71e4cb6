// Too slow: calculates the same parts again and again.
#include <algorithm>
#include <iostream>
using namespace std;

int n;
int c[302];
long long p[302];
long long memo[302][302];

long long solve(int l, int r) {
    if (r - l < 2) return 0;
    long long best = 0;
    for (int k = l + 1; k < r; k++) {
        long long gain = p[k];
        if (l >= 1 && r <= n && c[l] == c[r]) gain *= 2;
        best = max(best, solve(l, k) + solve(k, r) + gain);
    }
    return memo[l][r] = best;
}

int main() {
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> c[i];
    for (int i = 1; i <= n; i++) cin >> p[i];
    cout << solve(0, n + 1) << endl;
    return 0;
}
