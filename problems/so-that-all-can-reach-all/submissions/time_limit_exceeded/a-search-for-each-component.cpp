// Finds the component of a square by two searches, along the streets and against them, which may both visit nearly everything.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<vector<int>> along(n + 1), against(n + 1);
    for (int i = 0, a, b; i < m; i++) scanf("%d %d", &a, &b), along[a].push_back(b), against[b].push_back(a);
    vector<int> component(n + 1, 0), seenAlong(n + 1, 0), seenAgainst(n + 1, 0);
    int components = 0;
    for (int start = 1; start <= n; start++) {
        if (component[start]) continue;
        auto search = [&](const vector<vector<int>>& streets, vector<int>& seen) {
            vector<int> found = {start};
            seen[start] = start;
            for (size_t i = 0; i < found.size(); i++)
                for (int to : streets[found[i]])
                    if (seen[to] != start) seen[to] = start, found.push_back(to);
            return found;
        };
        search(along, seenAlong);
        components++;
        for (int v : search(against, seenAgainst))
            if (seenAlong[v] == start) component[v] = components;
    }
    vector<char> hasIn(components + 1, 0), hasOut(components + 1, 0);
    for (int v = 1; v <= n; v++)
        for (int to : along[v])
            if (component[v] != component[to]) hasOut[component[v]] = hasIn[component[to]] = 1;
    int in = (int)count(hasIn.begin() + 1, hasIn.end(), 0), out = (int)count(hasOut.begin() + 1, hasOut.end(), 0);
    printf("%d\n", components == 1 ? 0 : max(in, out));
}
