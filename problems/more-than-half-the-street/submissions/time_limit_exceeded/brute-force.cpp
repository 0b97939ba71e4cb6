// Counts the houses of each family for every party: O(n q).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> families(n), count(n);
    for (int& family : families) scanf("%d", &family);
    std::vector<int> names = families;
    std::sort(names.begin(), names.end());
    std::vector<int> rank(n);
    for (int i = 0; i < n; i++)
        rank[i] = (int)(std::lower_bound(names.begin(), names.end(), families[i]) - names.begin());
    while (q-- > 0) {
        int l, r;
        scanf("%d %d", &l, &r);
        int family = 0, owned = 0;
        for (int i = l - 1; i < r; i++)
            if (2 * ++count[rank[i]] > r - l + 1) family = families[i], owned = count[rank[i]];
        for (int i = l - 1; i < r; i++) count[rank[i]] = 0;
        printf("%d %d\n", family, owned);
    }
}
