// Wrong: pays only for moving the lighter one of two piles.
#include <iostream>
#include <vector>
using namespace std;

int n;
long long a[400], prefix[401], memo[400][400];

long long solve(int l, int r) {
    if (l == r) return 0;
    if (memo[l][r] != -1) return memo[l][r];
    long long best = -1;
    for (int m = l; m < r; m++) {
        long long now = solve(l, m) + solve(m + 1, r);
        now += min(prefix[m + 1] - prefix[l], prefix[r + 1] - prefix[m + 1]);
        if (best == -1 || now < best) best = now;
    }
    memo[l][r] = best;
    return memo[l][r];
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        prefix[i + 1] = prefix[i] + a[i];
        for (int j = 0; j < n; j++) memo[i][j] = -1;
    }
    cout << solve(0, n - 1) << endl;
    return 0;
}
