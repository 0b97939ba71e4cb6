// Drops drones that are as far behind as the root of the best square, rounded down: with 2, those one to the left.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<pair<int, int>> a(n);
    for (auto& p : a) cin >> p.first >> p.second;
    sort(a.begin(), a.end());
    for (int i = 1; i < n; i++) {
        if (a[i] == a[i - 1]) {
            cout << 0 << '\n';
            return 0;
        }
    }
    long long best = LLONG_MAX / 4;
    set<pair<int, int>> active;  // y, x
    int left = 0;
    for (int i = 0; i < n; i++) {
        long long d = (long long)sqrt((double)best);
        while (left < i && (long long)a[i].first - a[left].first >= d) {
            active.erase({a[left].second, a[left].first});
            left++;
        }
        long long lowY = max(-100000000LL, (long long)a[i].second - d);
        long long highY = min(100000000LL, (long long)a[i].second + d);
        auto it = active.lower_bound({(int)lowY, INT_MIN});
        while (it != active.end() && it->first <= highY) {
            long long dx = a[i].first - it->second, dy = a[i].second - it->first;
            best = min(best, dx * dx + dy * dy);
            ++it;
        }
        active.insert({a[i].second, a[i].first});
    }
    cout << best << '\n';
}
