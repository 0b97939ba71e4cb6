// Looks for the direct reports of each person among all people: O(n^2).
#pragma GCC optimize("O3")
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> joy(n + 1), boss(n + 1), order = {1};
    for (int p = 1; p <= n; p++) scanf("%d", &joy[p]);
    for (int p = 2; p <= n; p++) scanf("%d", &boss[p]);
    for (size_t i = 0; i < order.size(); i++)
        for (int p = 2; p <= n; p++)
            if (boss[p] == order[i]) order.push_back(p);
    using Party = std::pair<long long, int>;  // joy, and guests with a minus sign
    std::vector<Party> comes(n + 1), stays(n + 1);
    for (int i = n - 1; i >= 0; i--) {
        int p = order[i], b = boss[p];
        comes[p].first += joy[p], comes[p].second--;
        comes[b].first += stays[p].first, comes[b].second += stays[p].second;
        Party best = std::max(comes[p], stays[p]);
        stays[b].first += best.first, stays[b].second += best.second;
    }
    printf("%lld %d\n", stays[0].first, -stays[0].second);
}
