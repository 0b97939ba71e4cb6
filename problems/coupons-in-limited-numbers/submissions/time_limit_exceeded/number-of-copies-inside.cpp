// Tries every number of copies for every number of points: O(P * P / p) for each kind.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, budget;
    scanf("%d %d", &n, &budget);
    vector<long long> best(budget + 1, 0);
    while (n--) {
        int points, copies;
        long long saving;
        scanf("%d %lld %d", &points, &saving, &copies);
        for (int x = budget; x >= points; x--)
            for (int count = 1; count <= copies && count * points <= x; count++)
                best[x] = max(best[x], best[x - count * points] + count * saving);
    }
    printf("%lld\n", best[budget]);
}
