// For each order, widens what can be reached: the largest width known for each town is raised road by road until nothing
// changes any more.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    vector<array<int, 3>> roads(m);
    for (auto& [a, b, w] : roads) scanf("%d %d %d", &a, &b, &w);
    while (q-- > 0) {
        int from, to;
        scanf("%d %d", &from, &to);
        vector<int> widest(n + 1, 0);
        widest[from] = INT_MAX;
        for (bool changed = true; changed;) {
            changed = false;
            for (auto [a, b, w] : roads) {
                if (min(widest[a], w) > widest[b]) widest[b] = min(widest[a], w), changed = true;
                if (min(widest[b], w) > widest[a]) widest[a] = min(widest[b], w), changed = true;
            }
        }
        printf("%d\n", widest[to]);
    }
}
