// Pairs the odd squares of all parts in one list: a part that is closed by it is cut from wherever its circuit begins.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> adj(n + 1);
    vector<bool> isDummy;
    auto addEdge = [&](int a, int b, bool dummy) {
        int id = isDummy.size();
        isDummy.push_back(dummy);
        adj[a].push_back({b, id});
        adj[b].push_back({a, id});
    };
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        addEdge(a, b, false);
    }
    vector<int> odd;
    for (int v = 1; v <= n; v++)
        if (adj[v].size() % 2 == 1) odd.push_back(v);
    for (size_t i = 1; i + 1 < odd.size(); i += 2) addEdge(odd[i], odd[i + 1], true);
    vector<int> starts;
    if (!odd.empty()) starts.push_back(odd[0]);
    for (int v = 1; v <= n; v++) starts.push_back(v);

    vector<bool> used(isDummy.size(), false);
    vector<size_t> nxt(n + 1, 0);
    vector<vector<int>> routes;
    auto keep = [&](vector<int>& route) {
        if (route.size() > 1) routes.push_back(route);
        route.clear();
    };
    for (int s : starts) {
        vector<pair<int, int>> st = {{s, -1}};
        vector<int> route;
        while (!st.empty()) {
            int v = st.back().first;
            while (nxt[v] < adj[v].size() && used[adj[v][nxt[v]].second]) nxt[v]++;
            if (nxt[v] < adj[v].size()) {
                auto e = adj[v][nxt[v]];
                used[e.second] = true;
                st.push_back(e);
            } else {
                int id = st.back().second;
                st.pop_back();
                route.push_back(v);
                if (id >= 0 && isDummy[id]) keep(route);
            }
        }
        keep(route);
    }
    cout << routes.size() << '\n';
    for (auto& r : routes) {
        cout << r.size();
        for (int x : r) cout << ' ' << x;
        cout << '\n';
    }
}
