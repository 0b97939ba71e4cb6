// Keeps the whole number in 64 bits and takes the remainder at the end.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

pair<int, int> shortestWays(int n, const vector<vector<int>>& paths) {
    const int unreached = -1;
    vector<int> distance(n + 1, unreached);
    vector<long long> ways(n + 1, 0);
    distance[1] = 0;
    ways[1] = 1;
    vector<int> reached = {1};  // serves as the queue
    for (size_t i = 0; i < reached.size(); i++) {
        int u = reached[i];
        for (int v : paths[u]) {
            // By the distance: the number of ways of a junction met before may be 0 modulo MODULUS.
            if (distance[v] == unreached) {
                distance[v] = distance[u] + 1;
                reached.push_back(v);
            }
            if (distance[v] == distance[u] + 1) ways[v] = ways[v] + ways[u];
        }
    }
    return {distance[n], int(ways[n] % MODULUS)};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> paths(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        paths[a].push_back(b);
        paths[b].push_back(a);
    }

    auto [length, ways] = shortestWays(n, paths);
    cout << length << ' ' << ways << '\n';
}
