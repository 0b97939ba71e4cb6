// From the statement alone: looks for everyone whether the way from boss to boss leads past v.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    vector<int> boss(n + 1, 0);
    for (int v = 2; v <= n; v++) scanf("%d", &boss[v]);
    vector<long long> score(n + 1, 0);
    auto isIn = [&](int u, int v) {
        while (u != 0 && u != v) u = boss[u];
        return u == v;
    };
    while (q-- > 0) {
        char order;
        int v, x = 0;
        scanf(" %c %d", &order, &v);
        if (order == '+') scanf("%d", &x);
        long long sum = 0;
        for (int u = 1; u <= n; u++) {
            if (!isIn(u, v)) continue;
            score[u] += x;
            sum += score[u];
        }
        if (order == '?') printf("%lld\n", sum);
    }
}
