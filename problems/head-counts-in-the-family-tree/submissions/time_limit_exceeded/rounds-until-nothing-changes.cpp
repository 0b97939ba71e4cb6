// Sums up the children of everyone again and again until nothing changes: a round for each generation.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> parent(n + 1), descendants(n + 1, 0), generations(n + 1, 0);
    for (int v = 1; v <= n; v++) scanf("%d", &parent[v]);
    for (bool changed = true; changed;) {
        vector<int> sum(n + 1, 0), most(n + 1, 0);
        for (int v = 1; v <= n; v++) {
            sum[parent[v]] += descendants[v] + 1;
            most[parent[v]] = max(most[parent[v]], generations[v] + 1);
        }
        changed = sum != descendants || most != generations;
        descendants = sum, generations = most;
    }
    for (int v = 1; v <= n; v++) printf("%d %d\n", descendants[v], generations[v]);
}
