// Joins the old cables only after the routes, so some new ones are laid in vain.
#include <bits/stdc++.h>
using namespace std;

struct Cable {
    int a, b;
};

struct Route {
    int a, b, cost;
};

struct Groups {
    vector<int> leader, size;

    explicit Groups(int n) : leader(n + 1), size(n + 1, 1) { iota(leader.begin(), leader.end(), 0); }

    int find(int v) {
        while (leader[v] != v) v = leader[v] = leader[leader[v]];  // halves the path on the way
        return v;
    }

    // False if the two are in one group already.
    bool join(int a, int b) {
        a = find(a), b = find(b);
        if (a == b) return false;
        if (size[a] < size[b]) swap(a, b);
        leader[b] = a;
        size[a] += size[b];
        return true;
    }
};

pair<int, long long> cheapestPlan(int n, const vector<Cable>& old, vector<Route> routes) {
    Groups groups(n);
    int count = n;
    sort(routes.begin(), routes.end(), [](const Route& x, const Route& y) { return x.cost < y.cost; });
    long long total = 0;
    for (auto [a, b, cost] : routes) {
        if (!groups.join(a, b)) continue;
        count--;
        total += cost;
    }
    for (auto [a, b] : old) count -= groups.join(a, b);
    return {count, total};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k, m;
    cin >> n >> k >> m;
    vector<Cable> old(k);
    for (auto& [a, b] : old) cin >> a >> b;
    vector<Route> routes(m);
    for (auto& [a, b, cost] : routes) cin >> a >> b >> cost;

    auto [groups, total] = cheapestPlan(n, old, routes);
    cout << groups << ' ' << total << '\n';
}
