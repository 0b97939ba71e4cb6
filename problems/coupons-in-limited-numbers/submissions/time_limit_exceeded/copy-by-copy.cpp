// Every copy that is of use is a thing of its own: up to 5 * 10^4 for each kind.
#pragma GCC optimize("O3")
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, budget;
    if (scanf("%d %d", &n, &budget) != 2) return 1;
    std::vector<long long> best(budget + 1, 0);
    while (n--) {
        int points, saving, copies;
        scanf("%d %d %d", &points, &saving, &copies);
        copies = std::min(copies, budget / points);
        while (copies--)
            for (int x = budget; x >= points; x--) best[x] = std::max(best[x], best[x - points] + saving);
    }
    printf("%lld\n", best[budget]);
}
