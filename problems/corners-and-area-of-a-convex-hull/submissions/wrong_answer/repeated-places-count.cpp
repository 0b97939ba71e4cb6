// Wrong: walks from corner to corner, and counts every post that stands in a corner.
#include <iostream>
#include <vector>
#include <set>
#include <algorithm>
using namespace std;

typedef long long ll;
typedef pair<ll, ll> P;

ll cross(P a, P b, P c) {
    return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

int main() {
    int n;
    cin >> n;
    vector<P> p(n);
    for (auto& q : p) cin >> q.first >> q.second;
    vector<P> all = p;
    sort(p.begin(), p.end());
    p.erase(unique(p.begin(), p.end()), p.end());
    if (p.size() == 1) {
        cout << "1 0" << endl;
        return 0;
    }
    vector<P> hull;
    for (int round = 0; round < 2; round++) {
        size_t base = hull.size();
        for (auto q : p) {
            while (hull.size() >= base + 2 && cross(hull[hull.size() - 2], hull.back(), q) <= 0) hull.pop_back();
            hull.push_back(q);
        }
        hull.pop_back();
        reverse(p.begin(), p.end());
    }
    ll area = 0;
    for (size_t i = 0; i < hull.size(); i++) {
        P a = hull[i], b = hull[(i + 1) % hull.size()];
        area += a.first * b.second - a.second * b.first;
    }
    set<P> corners(hull.begin(), hull.end());
    int count = 0;
    for (auto& q : all) count += corners.count(q);
    cout << count << " " << area << endl;
}
