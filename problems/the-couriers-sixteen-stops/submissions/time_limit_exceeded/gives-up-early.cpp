// Tries the orders stop by stop and gives up where the time is not below the best tour so far: still too many.
#include <bits/stdc++.h>
using namespace std;

int n, m, needs[17];
long long times[17][17], least = LLONG_MAX;

void go(int at, int visited, long long total) {
    if (total >= least) return;
    if (visited == (1 << (n + 1)) - 1) {
        least = total;
        return;
    }
    for (int next = 1; next <= n; next++)
        if (!(visited >> next & 1) && !(needs[next] & ~visited)) go(next, visited | 1 << next, total + times[at][next]);
}

int main() {
    scanf("%d %d", &n, &m);
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= n; j++) scanf("%lld", &times[i][j]);
    while (m--) {
        int before, after;
        scanf("%d %d", &before, &after);
        needs[after] |= 1 << before;
    }
    go(0, 1, 0);
    if (least == LLONG_MAX) puts("IMPOSSIBLE");
    else printf("%lld\n", least);
}
