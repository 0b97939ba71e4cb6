// With few streets, tries every set of signs to turn round. With many, allows one sign more each time and searches all over again
// for what can be reached with it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<pair<int, int>> streets(m);
    for (auto& [a, b] : streets) scanf("%d %d", &a, &b);
    if (m <= 14) {
        int best = -1;
        for (int turned = 0; turned < 1 << m; turned++) {
            vector<char> reached(n + 1, 0);
            reached[1] = 1;
            for (bool changed = true; changed;) {
                changed = false;
                for (int i = 0; i < m; i++) {
                    auto [from, to] = streets[i];
                    if (turned >> i & 1) swap(from, to);
                    if (reached[from] && !reached[to]) reached[to] = 1, changed = true;
                }
            }
            int signs = __builtin_popcount(turned);
            if (reached[n] && (best < 0 || signs < best)) best = signs;
        }
        printf("%d\n", best);
        return 0;
    }
    vector<int> signs(n + 1, INT_MAX);
    signs[1] = 0;
    for (int allowed = 0; allowed <= m; allowed++) {
        bool isNew = false;
        for (bool changed = true; changed;) {
            changed = false;
            for (auto [a, b] : streets) {
                if (signs[a] <= allowed && signs[b] > signs[a]) signs[b] = signs[a], changed = true;
                if (signs[b] < allowed && signs[a] > signs[b] + 1) signs[a] = signs[b] + 1, changed = true;
            }
            isNew |= changed;
        }
        if (signs[n] <= allowed) return printf("%d\n", signs[n]), 0;
        if (!isNew && allowed > 0) break;
    }
    puts("-1");
}
