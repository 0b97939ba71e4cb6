// Tries each height of each window as the common one: O(n k^2).
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<long long> heights(n);
    for (long long& height : heights) scanf("%lld", &height);
    long long best = -1;
    int bestFirst = 0;
    for (int first = 0; first + k <= n; first++) {
        for (int level = first; level < first + k; level++) {
            long long strokes = 0;
            for (int i = first; i < first + k; i++) strokes += llabs(heights[i] - heights[level]);
            if (best < 0 || strokes < best) best = strokes, bestFirst = first + 1;
        }
    }
    printf("%d %lld\n", bestFirst, best);
}
