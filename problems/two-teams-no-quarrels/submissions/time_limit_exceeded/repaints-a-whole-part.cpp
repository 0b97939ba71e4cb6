// Grows parts quarrel by quarrel. Where two parts meet, all children of the second one move to the first, with their
// teams exchanged if need be: the same children move again and again.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> part(n + 1), team(n + 1, 1);
    vector<vector<int>> members(n + 1);
    for (int v = 1; v <= n; v++) part[v] = v, members[v] = {v};
    bool isPossible = true;
    for (int i = 0, a, b; i < m; i++) {
        scanf("%d %d", &a, &b);
        if (part[a] == part[b]) {
            isPossible &= team[a] != team[b];
            continue;
        }
        int from = part[b];
        bool turns = team[a] == team[b];
        for (int v : members[from]) {
            part[v] = part[a];
            if (turns) team[v] = 3 - team[v];
            members[part[a]].push_back(v);
        }
        vector<int>().swap(members[from]);
    }
    if (!isPossible) puts("IMPOSSIBLE");
    else
        for (int v = 1; v <= n; v++) printf("%d%c", team[v], v < n ? ' ' : '\n');
}
