// Calculates in float, which has seven places.
#include <bits/stdc++.h>
using namespace std;

double atLeastHalf(const vector<double>& chances) {
    const size_t n = chances.size();
    vector<float> exactly(n + 1, 0);  // at h: the probability of exactly h heads so far
    exactly[0] = 1;
    for (size_t coin = 0; coin < n; coin++) {
        const float heads = chances[coin];
        for (size_t h = coin + 1; h > 0; h--) exactly[h] = exactly[h] * (1 - heads) + exactly[h - 1] * heads;
        exactly[0] *= 1 - heads;
    }
    float sum = 0;
    for (size_t h = (n + 1) / 2; h <= n; h++) sum += exactly[h];
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
