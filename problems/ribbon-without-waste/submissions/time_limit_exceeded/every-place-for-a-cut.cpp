// Cuts each length in two at every place, as if both parts could be anything: O(L^2).
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int ribbon, k;
    long long cut;
    if (scanf("%d %d %lld", &ribbon, &k, &cut) != 3) return 1;
    const long long IMPOSSIBLE = -1000000000000000000LL;
    std::vector<long long> best(ribbon + 1, IMPOSSIBLE);
    for (int i = 0; i < k; i++) {
        int length;
        long long price;
        scanf("%d %lld", &length, &price);
        if (length <= ribbon && price > best[length]) best[length] = price;
    }
    for (int length = 1; length <= ribbon; length++)
        for (int first = 1; first < length; first++)
            if (best[first] != IMPOSSIBLE && best[length - first] != IMPOSSIBLE && best[first] + best[length - first] - cut > best[length])
                best[length] = best[first] + best[length - first] - cut;
    if (best[ribbon] == IMPOSSIBLE) puts("IMPOSSIBLE");
    else printf("%lld\n", best[ribbon]);
}
