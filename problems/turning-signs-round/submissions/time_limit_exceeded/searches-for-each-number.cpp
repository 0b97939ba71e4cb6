// Asks for 0, 1, 2, ... signs, and each time searches the whole town from the beginning, layer by layer.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<vector<int>> along(n + 1), against(n + 1);
    for (int i = 0, a, b; i < m; i++) scanf("%d %d", &a, &b), along[a].push_back(b), against[b].push_back(a);
    vector<int> base = {1};
    for (int signs = 0;; signs++) {
        vector<char> reached(n + 1, 0);
        vector<int> open;
        for (int v : base) reached[v] = 1, open.push_back(v);
        for (size_t i = 0; i < open.size(); i++)
            for (int w : along[open[i]])
                if (!reached[w]) reached[w] = 1, open.push_back(w);
        if (reached[n]) return printf("%d\n", signs), 0;
        base = open;
        for (int v : open)
            for (int w : against[v])
                if (!reached[w]) reached[w] = 1, base.push_back(w);
        if (base.size() == open.size()) return puts("-1"), 0;
    }
}
