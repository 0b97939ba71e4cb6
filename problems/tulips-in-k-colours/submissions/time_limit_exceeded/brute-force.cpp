// Follows every beginning to the end of the row, or until there are too many colours: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> colours(n), seenFrom(n + 1, -1);
    for (int& colour : colours) scanf("%d", &colour);
    long long stretches = 0;
    for (int first = 0; first < n; first++) {
        int different = 0;
        for (int last = first; last < n && different <= k; last++) {
            if (seenFrom[colours[last]] != first) {
                seenFrom[colours[last]] = first;
                different++;
            }
            stretches += different == k;
        }
    }
    printf("%lld\n", stretches);
}
