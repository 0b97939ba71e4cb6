// Looks at the whole window for each stone: O(n k), also for a compiler that may use wide registers.
#pragma GCC optimize("O3")
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

int main() {
    const long long NEVER = 4000000000000000000LL;
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<long long> total(n + 2, NEVER);
    total[0] = 0;
    char word[16];
    for (int place = 1; place <= n + 1; place++) {
        strcpy(word, "0");
        if (place <= n) scanf("%15s", word);
        if (word[0] == 'x') continue;
        long long best = NEVER;
        for (int from = std::max(0, place - k); from < place; from++) best = total[from] < best ? total[from] : best;
        if (best != NEVER) total[place] = best + atoll(word);
    }
    if (total[n + 1] == NEVER) puts("IMPOSSIBLE");
    else printf("%lld\n", total[n + 1]);
}
