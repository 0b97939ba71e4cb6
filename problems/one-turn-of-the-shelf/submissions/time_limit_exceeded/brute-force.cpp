// Tries every stack: O(n^3).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> heights(n);
    for (int& height : heights) scanf("%d", &height);
    if (std::is_sorted(heights.begin(), heights.end())) {
        puts("0 0");
        return 0;
    }
    for (int first = 0; first < n; first++) {
        for (int last = first + 1; last < n; last++) {
            std::vector<int> turned = heights;
            std::reverse(turned.begin() + first, turned.begin() + last + 1);
            if (!std::is_sorted(turned.begin(), turned.end())) continue;
            printf("%d %d\n", first + 1, last + 1);
            return 0;
        }
    }
    puts("-1");
}
