// Lowers the rounds friendship by friendship until nothing changes: as many passes as the chain is long, unless the
// list happens to stand in order.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    vector<int> a(m), b(m), heard(n + 1, INT_MAX / 2);
    for (int i = 0; i < m; i++) scanf("%d %d", &a[i], &b[i]);
    heard[s] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < m; i++) {
            if (heard[a[i]] + 1 < heard[b[i]]) heard[b[i]] = heard[a[i]] + 1, changed = true;
            if (heard[b[i]] + 1 < heard[a[i]]) heard[a[i]] = heard[b[i]] + 1, changed = true;
        }
    }
    int rounds = 0, people = 0;
    for (int v = 1; v <= n; v++) {
        if (heard[v] >= INT_MAX / 2) continue;
        people++;
        rounds = max(rounds, heard[v]);
    }
    printf("%d %d\n", rounds, people);
}
