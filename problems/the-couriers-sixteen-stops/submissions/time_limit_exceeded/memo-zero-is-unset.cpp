// Remembers times, but takes 0 for "not known yet": ways that take no time are tried in every order.
#include <bits/stdc++.h>
using namespace std;

const long long NEVER = LLONG_MAX / 2;
int n, m, needs[17];
long long times[17][17], known[1 << 17][17];

long long rest(int at, int visited) {
    if (visited == (1 << (n + 1)) - 1) return 0;
    if (known[visited][at] != 0) return known[visited][at];
    long long least = NEVER;
    for (int next = 1; next <= n; next++)
        if (!(visited >> next & 1) && !(needs[next] & ~visited)) least = min(least, times[at][next] + rest(next, visited | 1 << next));
    return known[visited][at] = least;
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
    long long least = rest(0, 1);
    if (least >= NEVER) puts("IMPOSSIBLE");
    else printf("%lld\n", least);
}
