// All postages of one stamp, of two, of three, ... as rows of bits: as many rows as the longest letter has stamps.
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;
const int M = 100001;
int main() {
    ios::sync_with_stdio(false);
    int k, q;
    cin >> k >> q;
    set<int> kinds;
    for (int i = 0; i < k; i++) {
        int x;
        cin >> x;
        if (x < M) kinds.insert(x);
    }
    static bitset<M> seen, layer, next;
    static int best[M];
    fill(best, best + M, -1);
    seen[0] = layer[0] = 1;
    best[0] = 0;
    for (int count = 1; layer.any(); count++) {
        next.reset();
        for (int v : kinds) next |= layer << v;
        next &= ~seen;
        for (int p = next._Find_first(); p < M; p = next._Find_next(p)) best[p] = count;
        seen |= next;
        layer = next;
    }
    while (q--) {
        int p;
        cin >> p;
        cout << best[p] << '\n';
    }
}
