// Lists the price of every outfit and sorts them: O(n m log(n m)).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    long long k;
    if (scanf("%d %d %lld", &n, &m, &k) != 3) return 1;
    std::vector<long long> shoes(n), coats(m);
    for (long long& price : shoes) scanf("%lld", &price);
    for (long long& price : coats) scanf("%lld", &price);
    if (1LL * n * m > 10000000) {
        // Too many to keep: finds the price by counting how many outfits are cheaper than each one, one after the other.
        for (long long pair : shoes) {
            for (long long coat : coats) {
                long long cheaper = 0, equal = 0;
                for (long long otherPair : shoes) {
                    for (long long otherCoat : coats) {
                        cheaper += otherPair + otherCoat < pair + coat;
                        equal += otherPair + otherCoat == pair + coat;
                    }
                }
                if (cheaper >= k || cheaper + equal < k) continue;
                printf("%lld\n", pair + coat);
                return 0;
            }
        }
    }
    std::vector<long long> prices;
    for (long long pair : shoes)
        for (long long coat : coats) prices.push_back(pair + coat);
    std::sort(prices.begin(), prices.end());
    printf("%lld\n", prices[k - 1]);
}
