// Divides the first segment into so many equal steps that a common point can only lie at the end of one, and looks at all of them.
// Where the directions differ, the number of steps is the determinant of the two; where they do not, the difference in x or in y.
#include <cstdio>
#include <cstdlib>
#include <algorithm>
using namespace std;

typedef __int128 Wide;

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        long long x1, y1, x2, y2, x3, y3, x4, y4;
        scanf("%lld %lld %lld %lld %lld %lld %lld %lld", &x1, &y1, &x2, &y2, &x3, &y3, &x4, &y4);
        long long steps = llabs((x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3));
        if (steps == 0) steps = x1 != x2 ? llabs(x2 - x1) : llabs(y2 - y1);
        long long common = 0;
        for (long long i = 0; i <= steps; i++) {
            Wide scale = max(steps, 1LL);
            Wide x = x1 * scale + (Wide)i * (x2 - x1), y = y1 * scale + (Wide)i * (y2 - y1);
            if (x < min(x3, x4) * scale || x > max(x3, x4) * scale) continue;
            if (y < min(y3, y4) * scale || y > max(y3, y4) * scale) continue;
            common += (x4 - x3) * (y - y3 * scale) == (y4 - y3) * (x - x3 * scale);
        }
        puts(common == 0 ? "none" : common == 1 ? "one" : "many");
    }
}
