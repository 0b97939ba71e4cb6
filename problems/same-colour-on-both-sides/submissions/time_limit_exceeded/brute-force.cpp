// Tries every order in which the bottles can be taken.
#include <algorithm>
#include <cstdio>
#include <vector>

static int n;
static std::vector<int> colours, prices;
static std::vector<char> stands;

static long long most() {
    long long best = 0;
    for (int i = 0; i < n; i++) {
        if (!stands[i]) continue;
        int left = i - 1, right = i + 1;
        while (left >= 0 && !stands[left]) left--;
        while (right < n && !stands[right]) right++;
        long long coins = prices[i];
        if (left >= 0 && right < n && colours[left] == colours[right]) coins *= 2;
        stands[i] = false;
        best = std::max(best, coins + most());
        stands[i] = true;
    }
    return best;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    colours.resize(n);
    prices.resize(n);
    stands.assign(n, true);
    for (int& colour : colours) scanf("%d", &colour);
    for (int& price : prices) scanf("%d", &price);
    printf("%lld\n", most());
}
