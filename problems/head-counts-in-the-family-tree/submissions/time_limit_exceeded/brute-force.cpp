// Lets everyone walk up to the founder and count at each ancestor: as many steps as there are generations.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> parent(n + 1), descendants(n + 1, 0), generations(n + 1, 0);
    for (int v = 1; v <= n; v++) scanf("%d", &parent[v]);
    for (int v = 1; v <= n; v++) {
        int steps = 0;
        for (int above = parent[v]; above != 0; above = parent[above]) {
            steps++;
            descendants[above]++;
            generations[above] = max(generations[above], steps);
        }
    }
    for (int v = 1; v <= n; v++) printf("%d %d\n", descendants[v], generations[v]);
}
