// From the statement alone: for each place, looks whether it lies on the way: it does if the distances to both ends add up to the
// distance between them.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <climits>
using namespace std;

int n, q;
vector<int> parent;

int distanceOf(int u, int v) {
    int steps = 0;
    for (; u != v; steps++) {
        if (u < v) swap(u, v);
        u = parent[u];
    }
    return steps;
}

int main() {
    if (scanf("%d %d", &n, &q) != 2) return 1;
    vector<int> temperature(n + 1);
    parent.resize(n + 1);
    for (int v = 1; v <= n; v++) scanf("%d", &temperature[v]);
    for (int v = 2; v <= n; v++) scanf("%d", &parent[v]);
    while (q-- > 0) {
        char order;
        int a, b;
        scanf(" %c %d %d", &order, &a, &b);
        if (order == '!') {
            temperature[a] = b;
            continue;
        }
        int best = INT_MIN, whole = distanceOf(a, b);
        for (int v = 1; v <= n; v++)
            if (distanceOf(a, v) + distanceOf(v, b) == whole) best = max(best, temperature[v]);
        printf("%d\n", best);
    }
}
