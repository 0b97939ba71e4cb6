// Tries each place for each cut: the best smallest part of the first i numbers in j parts.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        int n, k;
        scanf("%d %d", &n, &k);
        std::vector<long long> upTo(n + 1, 0);
        for (int i = 1; i <= n; i++) {
            long long a;
            scanf("%lld", &a);
            upTo[i] = upTo[i - 1] + a;
        }
        std::vector<long long> best(n + 1, -1);  // -1: it cannot be done
        best[0] = 1000000000000000;
        for (int j = 1; j <= k; j++) {
            std::vector<long long> next(n + 1, -1);
            for (int i = 1; i <= n; i++)
                for (int before = 0; before < i; before++)
                    next[i] = std::max(next[i], std::min(best[before], upTo[i] - upTo[before]));
            best = next;
        }
        printf("%lld\n", best[n]);
    }
}
