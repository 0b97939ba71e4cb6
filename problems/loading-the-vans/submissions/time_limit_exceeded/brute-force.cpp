// best[i]: the smallest possible heaviest load when the first i boxes are in v vans. Tries each first box of the last van,
// for one van more at a time: O(k n m).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, k, m;
    if (scanf("%d %d %d", &n, &k, &m) != 3) return 1;
    std::vector<long long> sums(n + 1, 0);
    for (int i = 0; i < n; i++) {
        int weight;
        scanf("%d", &weight);
        sums[i + 1] = sums[i] + weight;
    }
    const long long never = -1;
    std::vector<long long> best(n + 1, never);
    best[0] = 0;
    for (int van = 0; van < k; van++) {
        std::vector<long long> next = best;  // the van stays empty
        for (int i = 1; i <= n; i++) {
            for (int first = std::max(0, i - m); first < i; first++) {
                if (best[first] == never) continue;
                long long load = std::max(best[first], sums[i] - sums[first]);
                if (next[i] == never || load < next[i]) next[i] = load;
            }
        }
        best = next;
    }
    printf("%lld\n", best[n]);
}
