// Starts only where there is more petrol than the next drive takes; exactly enough will do, too.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<long long> d(n);
    long long total = 0;
    bool allZero = true;
    for (auto& x : d) {
        long long g, c;
        cin >> g >> c;
        x = g - c;
        total += x;
        if (x != 0) allZero = false;
    }
    if (total < 0) {
        cout << -1 << '\n';
        return 0;
    }
    if (allZero) {
        cout << 1 << '\n';
        return 0;
    }
    long long tank = 0;
    int start = -1;
    for (int i = 0; i < n; i++) {
        if (start < 0) {
            if (d[i] > 0) {
                start = i;
                tank = d[i];
            }
            continue;
        }
        tank += d[i];
        if (tank < 0) start = -1;
    }
    cout << start + 1 << '\n';
}
