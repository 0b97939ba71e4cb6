// Misses the middle of more than 2^18 terraces: the table of highest terraces is one level short.
#include <bits/stdc++.h>
using namespace std;

const int LEVELS = 18;
int best[LEVELS][300005];

int highest(int l, int r) {
    int level = min(LEVELS - 1, (int)log2(r - l + 1));
    return max(best[level][l], best[level][r - (1 << level) + 1]);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> best[0][i];
    for (int k = 1; k < LEVELS; k++)
        for (int i = 0; i + (1 << k) <= n; i++) best[k][i] = max(best[k - 1][i], best[k - 1][i + (1 << (k - 1))]);
    long long sum = 0;
    int ponds = 0, deepest = 0;
    bool wet = false;
    for (int i = 0; i < n; i++) {
        int level = min(highest(0, i), highest(i, n - 1));
        int depth = level - best[0][i];
        sum += depth;
        deepest = max(deepest, depth);
        if (depth > 0 && !wet) ponds++;
        wet = depth > 0;
    }
    cout << sum << ' ' << ponds << ' ' << deepest << '\n';
}
