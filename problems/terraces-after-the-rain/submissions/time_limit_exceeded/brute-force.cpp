// Looks for the highest terrace on both sides of each one: O(n^2), with everything a compiler can do about it.
#pragma GCC optimize("O3")
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> heights(n), depths(n);
    for (int& height : heights) scanf("%d", &height);
    for (int i = 0; i < n; i++) {
        int left = 0, right = 0;
        for (int j = 0; j <= i; j++) left = std::max(left, heights[j]);
        for (int j = i; j < n; j++) right = std::max(right, heights[j]);
        depths[i] = std::min(left, right) - heights[i];
    }
    long long sum = 0;
    int ponds = 0, deepest = 0;
    for (int i = 0; i < n; i++) {
        sum += depths[i];
        deepest = std::max(deepest, depths[i]);
        if (depths[i] > 0 && (i == 0 || depths[i - 1] == 0)) ponds++;
    }
    printf("%lld %d %d\n", sum, ponds, deepest);
}
