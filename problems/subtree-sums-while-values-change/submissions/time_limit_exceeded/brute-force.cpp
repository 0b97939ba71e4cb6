// From the statement alone: for each question, goes up from every node to see whether its way leads through v.
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> parent(n + 1);
    std::vector<long long> value(n + 1);
    for (int v = 1; v <= n; v++) scanf("%d", &parent[v]);
    while (q-- > 0) {
        char kind;
        int v;
        scanf(" %c %d", &kind, &v);
        if (kind == '=') {
            scanf("%lld", &value[v]);
            continue;
        }
        long long sum = 0;
        for (int each = 1; each <= n; each++) {
            int u = each;
            while (u != 0 && u != v) u = parent[u];
            if (u == v) sum += value[each];
        }
        printf("%lld\n", sum);
    }
}
