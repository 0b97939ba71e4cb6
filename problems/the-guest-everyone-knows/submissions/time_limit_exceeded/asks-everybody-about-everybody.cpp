// Sorts the remarks and looks up all pairs of guests: n^2 questions, of which each is quick.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<unordered_set<int>> known(n + 1);
    for (int i = 0, a, b; i < m; i++) scanf("%d %d", &a, &b), known[a].insert(b);
    int famous = 0, modest = 0;
    for (int v = 1; v <= n; v++) {
        int fans = 0;
        for (int other = 1; other <= n; other++) fans += other != v && known[other].count(v);
        if (fans < n - 1) continue;
        famous++;
        if (modest == 0 || known[v].size() < known[modest].size()) modest = v;
    }
    printf("%d %d\n", famous, modest);
}
