// Adds to each cell and looks at each cell, O(n q).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<long long> cells(n + 1, 0);
    while (q-- > 0) {
        int kind, l, r;
        scanf("%d %d %d", &kind, &l, &r);
        if (kind == 1) {
            long long v;
            scanf("%lld", &v);
            for (int i = l; i <= r; i++) cells[i] += v;
        } else {
            printf("%lld\n", *std::max_element(cells.begin() + l, cells.begin() + r + 1));
        }
    }
}
