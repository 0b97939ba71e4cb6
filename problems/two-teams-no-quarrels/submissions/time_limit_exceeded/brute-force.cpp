// Where few children are, tries all ways to make teams. Otherwise gives teams along the list of quarrels, again and again
// until nothing changes: right as well, but as many rounds as the longest chain has children.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<pair<int, int>> quarrels(m);
    for (auto& [a, b] : quarrels) scanf("%d %d", &a, &b);
    vector<int> team(n + 1, 0);
    auto isFine = [&] {
        return all_of(quarrels.begin(), quarrels.end(), [&](auto quarrel) { return team[quarrel.first] != team[quarrel.second]; });
    };
    if (n <= 14) {
        for (int choice = 0; choice < 1 << n; choice++) {
            for (int v = 1; v <= n; v++) team[v] = 1 + (choice >> (v - 1) & 1);
            if (isFine()) break;
        }
    } else {
        for (int start = 1; start <= n; start++) {
            if (team[start]) continue;
            team[start] = 1;
            for (bool changed = true; changed;) {
                changed = false;
                for (auto [a, b] : quarrels) {
                    if (team[a] && !team[b]) team[b] = 3 - team[a], changed = true;
                    if (team[b] && !team[a]) team[a] = 3 - team[b], changed = true;
                }
            }
        }
    }
    if (!isFine()) puts("IMPOSSIBLE");
    else
        for (int v = 1; v <= n; v++) printf("%d%c", team[v], v < n ? ' ' : '\n');
}
