// Graham's scan: sorted by angle around the lowest post, and by distance for equal angles.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

typedef long long ll;
struct P {
    ll x, y;
};

ll cross(P a, P b, P c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

ll dist(P a, P b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

int main() {
    int n;
    cin >> n;
    vector<P> p(n);
    for (auto& q : p) cin >> q.x >> q.y;
    for (int i = 1; i < n; i++) {
        if (p[i].y < p[0].y || (p[i].y == p[0].y && p[i].x < p[0].x)) swap(p[0], p[i]);
    }
    P o = p[0];
    sort(p.begin() + 1, p.end(), [&](P a, P b) {
        ll c = cross(o, a, b);
        if (c != 0) return c > 0;
        return dist(o, a) < dist(o, b);
    });
    vector<P> hull;
    for (P q : p) {
        if (!hull.empty() && dist(o, q) == 0) continue;
        while (hull.size() >= 2 && cross(hull[hull.size() - 2], hull.back(), q) <= 0) hull.pop_back();
        hull.push_back(q);
    }
    ll area = 0;
    for (size_t i = 0; i < hull.size(); i++) {
        P a = hull[i], b = hull[(i + 1) % hull.size()];
        area += a.x * b.y - a.y * b.x;
    }
    cout << hull.size() << " " << area << endl;
}
