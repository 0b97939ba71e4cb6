// Takes a corner for straight if the sine of its angle is below 1e-9.
#include <bits/stdc++.h>
using namespace std;

struct Point {
    double x, y;
    bool operator<(const Point& o) const { return x != o.x ? x < o.x : y < o.y; }
    bool operator==(const Point& o) const { return x == o.x && y == o.y; }
};

const double EPS = 1e-9;

bool left(const Point& a, const Point& b, const Point& c) {
    double ux = b.x - a.x, uy = b.y - a.y, vx = c.x - b.x, vy = c.y - b.y;
    double cross = ux * vy - uy * vx;
    return cross / (hypot(ux, uy) * hypot(vx, vy)) > EPS;
}

int main() {
    int n;
    scanf("%d", &n);
    vector<Point> p(n);
    for (auto& q : p) scanf("%lf %lf", &q.x, &q.y);
    sort(p.begin(), p.end());
    p.erase(unique(p.begin(), p.end()), p.end());
    if (p.size() == 1) {
        printf("1 0\n");
        return 0;
    }
    vector<Point> h;
    for (int round = 0; round < 2; round++) {
        size_t base = h.size();
        for (const Point& q : p) {
            while (h.size() >= base + 2 && !left(h[h.size() - 2], h.back(), q)) h.pop_back();
            h.push_back(q);
        }
        h.pop_back();
        reverse(p.begin(), p.end());
    }
    long long area = 0;
    for (size_t i = 0; i < h.size(); i++) {
        const Point& a = h[i];
        const Point& b = h[(i + 1) % h.size()];
        area += (long long)a.x * (long long)b.y - (long long)a.y * (long long)b.x;
    }
    printf("%d %lld\n", (int)h.size(), llabs(area));
}
