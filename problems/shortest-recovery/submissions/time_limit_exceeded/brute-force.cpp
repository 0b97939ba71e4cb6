// Tries every first day, and every last day until the sum is reached: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long k;
    if (scanf("%d %lld", &n, &k) != 2) return 1;
    std::vector<int> changes(n);
    for (int& change : changes) scanf("%d", &change);
    int days = -1, first = -1;
    for (int begin = 0; begin < n; begin++) {
        long long sum = 0;
        for (int end = begin; end < n && (days < 0 || end - begin + 1 < days); end++) {
            sum += changes[end];
            if (sum < k) continue;
            days = end - begin + 1, first = begin + 1;
            break;
        }
    }
    if (days < 0) puts("-1");
    else printf("%d %d\n", days, first);
}
