// From the statement alone: tries all pairs, O(n^2).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        int n;
        scanf("%d", &n);
        std::vector<int> list(n);
        for (int& number : list) scanf("%d", &number);
        int best = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) best = std::max(best, list[i] ^ list[j]);
        }
        printf("%d\n", best);
    }
}
