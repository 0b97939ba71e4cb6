// Compares each drone with the next 40 by x, by y, by x + y and by x - y; more may lie between the closest two.
#include <bits/stdc++.h>
using namespace std;

struct P {
    long long x, y;
};

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<P> a(n);
    for (auto& p : a) cin >> p.x >> p.y;
    long long best = LLONG_MAX;
    int factors[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (auto& f : factors) {
        long long fx = f[0], fy = f[1];
        sort(a.begin(), a.end(), [&](const P& p, const P& q) {
            long long kp = fx * p.x + fy * p.y, kq = fx * q.x + fy * q.y;
            if (kp != kq) return kp < kq;
            return fy * p.x - fx * p.y < fy * q.x - fx * q.y;
        });
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n && j <= i + 40; j++) {
                long long dx = a[i].x - a[j].x, dy = a[i].y - a[j].y;
                best = min(best, dx * dx + dy * dy);
            }
        }
    }
    cout << best << '\n';
}
