// Leaves out the cables back up, so every cable of the search tree seems critical unless it is a loop.
#include <bits/stdc++.h>
using namespace std;

struct Cable {
    int a, b;
};

pair<int, long long> worstCable(int n, const vector<Cable>& cables) {
    vector<vector<int>> cablesOf(n + 1);
    for (int i = 0; i < (int)cables.size(); i++) {
        cablesOf[cables[i].a].push_back(i);
        cablesOf[cables[i].b].push_back(i);
    }
    auto otherEnd = [&](int cable, int computer) { return cables[cable].a ^ cables[cable].b ^ computer; };

    const int none = -1;
    vector<int> number(n + 1, none);     // position in `order`
    vector<int> treeCable(n + 1, none);  // the cable by which the search came; none at the root of a part
    vector<int> root(n + 1);
    vector<int> order;
    vector<size_t> nextCable(n + 1, 0);  // how far the search has come in cablesOf
    for (int start = 1; start <= n; start++) {
        if (number[start] != none) continue;
        vector<int> path = {start};  // our own stack: a long chain would overflow the one of a recursive function
        number[start] = (int)order.size();
        root[start] = start;
        order.push_back(start);
        while (!path.empty()) {
            int v = path.back();
            if (nextCable[v] == cablesOf[v].size()) {
                path.pop_back();
                continue;
            }
            int cable = cablesOf[v][nextCable[v]++];
            int to = otherEnd(cable, v);
            if (number[to] != none) continue;
            number[to] = (int)order.size();
            root[to] = start;
            treeCable[to] = cable;
            order.push_back(to);
            path.push_back(to);
        }
    }

    vector<int> low = number;
    vector<long long> size(n + 1, 1);
    for (int i = n - 1; i >= 0; i--) {
        int v = order[i];
        for (int cable : cablesOf[v]) {
            // By its index, not by its other end: a second cable to the parent makes the first one harmless.
            if (otherEnd(cable, v) == v) low[v] = min(low[v], number[v]);
        }
        if (treeCable[v] == none) continue;
        int parent = otherEnd(treeCable[v], v);
        low[parent] = min(low[parent], low[v]);
        size[parent] += size[v];
    }

    int critical = 0;
    long long worst = 0;
    for (int v = 1; v <= n; v++) {
        if (treeCable[v] == none || low[v] < number[v]) continue;
        critical++;
        worst = max(worst, size[v] * (size[root[v]] - size[v]));
    }
    return {critical, worst};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<Cable> cables(m);
    for (auto& [a, b] : cables) cin >> a >> b;

    auto [critical, pairs] = worstCable(n, cables);
    cout << critical << ' ' << pairs << '\n';
}
