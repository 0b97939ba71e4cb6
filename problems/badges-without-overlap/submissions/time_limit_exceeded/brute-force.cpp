// From the statement alone: looks at all pairs of boxes.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> sets(n);
    for (int& set : sets) scanf("%d", &set);
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        int here = 0;
        for (int j = 0; j < i; j++) here += (sets[i] & sets[j]) == 0;
        pairs += here;
    }
    printf("%lld\n", pairs);
}
