// Compares each drone of the strip with the next two by y.
#include <bits/stdc++.h>
using namespace std;

struct P {
    long long x, y;
};
vector<P> a;

long long dist(const P& p, const P& q) {
    return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
}

long long solve(int l, int r) {
    long long d = LLONG_MAX;
    if (r - l <= 3) {
        for (int i = l; i < r; i++)
            for (int j = i + 1; j < r; j++) d = min(d, dist(a[i], a[j]));
        return d;
    }
    int mid = (l + r) / 2;
    long long line = a[mid].x;
    d = min(solve(l, mid), solve(mid, r));
    vector<P> strip;
    for (int i = l; i < r; i++)
        if ((a[i].x - line) * (a[i].x - line) < d) strip.push_back(a[i]);
    sort(strip.begin(), strip.end(), [](const P& p, const P& q) { return p.y < q.y; });
    int s = strip.size();
    for (int i = 0; i < s; i++)
        for (int j = i + 1; j < s && j <= i + 2; j++) d = min(d, dist(strip[i], strip[j]));
    return d;
}

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    a.resize(n);
    for (auto& p : a) cin >> p.x >> p.y;
    sort(a.begin(), a.end(), [](const P& p, const P& q) {
        return p.x != q.x ? p.x < q.x : p.y < q.y;
    });
    cout << solve(0, n) << '\n';
}
