// The meeting place is the one hut that lies on all three ways between the hikers. In a rooted tree it is the deepest of the
// lowest common ancestors of the three pairs. Ancestors are found by doubling: O((n + q) log n), sums in 64 bits.
#include <bits/stdc++.h>
using namespace std;

struct Path {
    int to;
    int metres;
};

struct Meeting {
    int hut;
    long long total;
};

class Mountain {
  public:
    explicit Mountain(const vector<vector<Path>>& paths) : level(paths.size(), -1), metres(paths.size(), 0) {
        vector<int> above(paths.size(), 1);
        vector<int> met = {1};  // breadth-first from hut 1: no recursion, the tree may be a chain
        level[1] = 0;
        for (size_t i = 0; i < met.size(); i++) {
            int v = met[i];
            for (const Path& path : paths[v]) {
                if (level[path.to] != -1) continue;
                level[path.to] = level[v] + 1;
                metres[path.to] = metres[v] + path.metres;
                above[path.to] = v;
                met.push_back(path.to);
            }
        }
        up.push_back(above);
        while (1u << up.size() < paths.size()) {
            const vector<int>& half = up.back();
            vector<int> twice(half.size());
            for (size_t v = 0; v < half.size(); v++) twice[v] = half[half[v]];
            up.push_back(twice);
        }
    }

    int commonAncestor(int u, int v) const {
        if (level[u] < level[v]) swap(u, v);
        for (int j = (int)up.size() - 1; j >= 0; j--)
            if (level[u] - (1 << j) >= level[v]) u = up[j][u];
        if (u == v) return u;
        for (int j = (int)up.size() - 1; j >= 0; j--)
            if (up[j][u] != up[j][v]) u = up[j][u], v = up[j][v];
        return up[0][u];
    }

    vector<int> level;         // number of paths from hut 1
    vector<long long> metres;  // distance from hut 1

  private:
    vector<vector<int>> up;  // up[j][v]: the hut 2^j steps above v, or hut 1
};

vector<Meeting> meet(int n, const vector<vector<Path>>& paths, const vector<array<int, 3>>& days) {
    vector<Meeting> meetings;
    Mountain mountain(paths);
    for (auto [a, b, c] : days) {
        int hut = 1;
        long long total = mountain.metres[a] + mountain.metres[b] + mountain.metres[c];
        for (int ancestor : {mountain.commonAncestor(a, b), mountain.commonAncestor(b, c), mountain.commonAncestor(c, a)}) {
            if (mountain.level[ancestor] > mountain.level[hut]) hut = ancestor;
            total -= mountain.metres[ancestor];  // half of d(a, b) + d(b, c) + d(c, a)
        }
        meetings.push_back({hut, total});
    }
    return meetings;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<vector<Path>> paths(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v, metres;
        cin >> u >> v >> metres;
        paths[u].push_back({v, metres});
        paths[v].push_back({u, metres});
    }
    vector<array<int, 3>> days(q);
    for (auto& [a, b, c] : days) cin >> a >> b >> c;

    for (auto [hut, total] : meet(n, paths, days)) cout << hut << ' ' << total << '\n';
}
