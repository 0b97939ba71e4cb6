// Goes back from n along all shortest ways, one by one.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> paths;
vector<int> distance_;

long long waysTo(int v) {
    if (v == 1) return 1;
    long long sum = 0;
    for (int u : paths[v])
        if (distance_[u] == distance_[v] - 1) sum += waysTo(u);
    return sum % 1000000007;
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    paths.resize(n + 1), distance_.assign(n + 1, -1);
    for (int i = 0, a, b; i < m; i++) scanf("%d %d", &a, &b), paths[a].push_back(b), paths[b].push_back(a);
    vector<int> reached = {1};
    distance_[1] = 0;
    for (size_t i = 0; i < reached.size(); i++)
        for (int v : paths[reached[i]])
            if (distance_[v] < 0) distance_[v] = distance_[reached[i]] + 1, reached.push_back(v);
    if (distance_[n] < 0) puts("-1 0");
    else printf("%d %lld\n", distance_[n], waysTo(n));
}
