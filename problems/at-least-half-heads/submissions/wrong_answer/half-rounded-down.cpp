// Divides n by two as whole numbers: of three coins one is enough.
#include <bits/stdc++.h>
using namespace std;

double atLeastHalf(const vector<double>& chances) {
    const size_t n = chances.size();
    vector<double> exactly(n + 1, 0);  // at h: the probability of exactly h heads so far
    exactly[0] = 1;
    for (size_t coin = 0; coin < n; coin++) {
        const double heads = chances[coin];
        for (size_t h = coin + 1; h > 0; h--) exactly[h] = exactly[h] * (1 - heads) + exactly[h - 1] * heads;
        exactly[0] *= 1 - heads;
    }
    double sum = 0;
    for (size_t h = n / 2; h <= n; h++) sum += exactly[h];
    return sum;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<double> chances(n);
    for (double& chance : chances) cin >> chance;

    cout << setprecision(12) << atLeastHalf(chances) << '\n';
}
