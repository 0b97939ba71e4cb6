// From the statement alone: a place is no corner if it lies between two others or in a triangle of three others. For the area, the
// edges are the pairs of corners that have every post on their left or between them.
#include <cstdio>
#include <set>
#include <utility>
#include <vector>
using namespace std;

typedef long long ll;
typedef pair<ll, ll> P;

ll cross(P a, P b, P c) {
    return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

bool isBetween(P a, P b, P p) {
    ll dot = (a.first - p.first) * (b.first - p.first) + (a.second - p.second) * (b.second - p.second);
    return cross(a, b, p) == 0 && dot <= 0;
}

bool isInTriangle(P a, P b, P c, P p) {
    ll x = cross(a, b, p), y = cross(b, c, p), z = cross(c, a, p);
    return cross(a, b, c) != 0 && ((x >= 0 && y >= 0 && z >= 0) || (x <= 0 && y <= 0 && z <= 0));
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    set<P> places;
    for (int i = 0; i < n; i++) {
        ll x, y;
        scanf("%lld %lld", &x, &y);
        places.insert({x, y});
    }
    vector<P> corners;
    for (P p : places) {
        bool isCorner = true;
        for (P a : places)
            for (P b : places) {
                if (a == p || b == p || a == b) continue;
                if (isBetween(a, b, p)) isCorner = false;
                for (P c : places)
                    if (c != p && isInTriangle(a, b, c, p)) isCorner = false;
            }
        if (isCorner) corners.push_back(p);
    }
    ll area = 0;
    for (P a : corners)
        for (P b : corners) {
            bool isEdge = a != b;
            for (P p : places) isEdge = isEdge && cross(a, b, p) >= 0;
            if (isEdge) area += a.first * b.second - a.second * b.first;
        }
    printf("%d %lld\n", (int)corners.size(), area);
}
