// For each first board, widens the poster board by board: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> widths(n), heights(n);
    for (int& width : widths) scanf("%d", &width);
    for (int& height : heights) scanf("%d", &height);
    long long best = 0;
    for (int first = 0; first < n; first++) {
        long long width = 0;
        int lowest = heights[first];
        for (int last = first; last < n; last++) {
            if (heights[last] < lowest) lowest = heights[last];
            width += widths[last];
            if (width * lowest > best) best = width * lowest;
        }
    }
    printf("%lld\n", best);
}
