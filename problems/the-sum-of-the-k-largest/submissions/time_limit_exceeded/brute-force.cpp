// Sorts all results so far after each new one and adds up the k largest, as the statement says: O(n^2 log n).
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> results;
    for (int i = 0; i < n; i++) {
        int result;
        scanf("%d", &result);
        results.push_back(result);
        std::vector<int> sorted = results;
        std::sort(sorted.begin(), sorted.end(), std::greater<int>());
        long long sum = 0;
        for (int place = 0; place < k && place <= i; place++) sum += sorted[place];
        printf("%lld\n", sum);
    }
}
