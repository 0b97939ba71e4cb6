// Starts a search of its own for each person.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<vector<int>> children(n + 1);
    for (int v = 1, parent; v <= n; v++) scanf("%d", &parent), children[parent].push_back(v);
    for (int v = 1; v <= n; v++) {
        int descendants = -1, generations = -1;
        for (vector<int> layer = {v}; !layer.empty(); generations++) {
            descendants += (int)layer.size();
            vector<int> below;
            for (int w : layer) below.insert(below.end(), children[w].begin(), children[w].end());
            layer = below;
        }
        printf("%d %d\n", descendants, generations);
    }
}
