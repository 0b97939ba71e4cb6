// Tries every pair: O(n^2), with everything a compiler can do about it.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n, difference;
    if (scanf("%d %d", &n, &difference) != 2) return 1;
    std::vector<int> pitches(n);
    for (int& pitch : pitches) scanf("%d", &pitch);
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        int here = 0;
        for (int j = i + 1; j < n; j++) {
            int apart = pitches[i] - pitches[j];
            here += apart == difference || -apart == difference;
        }
        pairs += here;
    }
    printf("%lld\n", pairs);
}
