// Tries every pair of neighbours in every step.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <vector>

static long long least(const std::vector<long long>& piles) {
    if (piles.size() == 1) return 0;
    long long best = LLONG_MAX;
    for (size_t i = 0; i + 1 < piles.size(); i++) {
        std::vector<long long> next = piles;
        next[i] += next[i + 1];
        next.erase(next.begin() + i + 1);
        best = std::min(best, piles[i] + piles[i + 1] + least(next));
    }
    return best;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<long long> piles(n);
    for (long long& weight : piles) scanf("%lld", &weight);
    printf("%lld\n", least(piles));
}
