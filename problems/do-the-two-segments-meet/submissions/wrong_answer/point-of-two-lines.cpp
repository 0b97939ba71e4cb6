// Wrong: computes where the two lines meet in floating-point numbers, and looks whether the point lies on both segments.
#include <cmath>
#include <cstdio>
#include <algorithm>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        double x1, y1, x2, y2, x3, y3, x4, y4;
        scanf("%lf %lf %lf %lf %lf %lf %lf %lf", &x1, &y1, &x2, &y2, &x3, &y3, &x4, &y4);
        double det = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
        if (fabs(det) < 1e-9) {
            double off = (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1);
            double off2 = (x4 - x3) * (y1 - y3) - (y4 - y3) * (x1 - x3);
            double left = max(min(x1, x2), min(x3, x4)), right = min(max(x1, x2), max(x3, x4));
            double bottom = max(min(y1, y2), min(y3, y4)), top = min(max(y1, y2), max(y3, y4));
            if (fabs(off) > 1e-9 || fabs(off2) > 1e-9 || left > right || bottom > top) puts("none");
            else puts(left < right || bottom < top ? "many" : "one");
            continue;
        }
        double s = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / det;
        double u = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / det;
        double eps = 1e-9;
        puts(s > -eps && s < 1 + eps && u > -eps && u < 1 + eps ? "one" : "none");
    }
}
