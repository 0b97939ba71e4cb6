// Begins at odd squares as long as there are any, drives until no street is left, and sends the next machine: detours are not inserted.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> planRoutes(int n, const vector<pair<int, int>>& streets) {
    vector<vector<int>> at(n + 1);
    for (size_t i = 0; i < streets.size(); i++) {
        at[streets[i].first].push_back((int)i);
        at[streets[i].second].push_back((int)i);
    }
    vector<char> isUsed(streets.size(), 0);
    vector<vector<int>> routes;
    auto drive = [&](int v) {
        vector<int> route{v};
        for (;;) {
            while (!at[v].empty() && isUsed[at[v].back()]) at[v].pop_back();
            if (at[v].empty()) break;
            int street = at[v].back();
            isUsed[street] = 1;
            v = streets[street].first == v ? streets[street].second : streets[street].first;
            route.push_back(v);
        }
        if (route.size() > 1) routes.push_back(route);
    };
    vector<int> odd;
    for (int v = 1; v <= n; v++)
        if (at[v].size() % 2 == 1) odd.push_back(v);
    for (int v : odd) {
        int left = 0;
        for (int street : at[v]) left += !isUsed[street];
        if (left % 2 == 1) drive(v);
    }
    for (int v = 1; v <= n; v++) drive(v);
    return routes;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> streets(m);
    for (auto& [a, b] : streets) cin >> a >> b;

    vector<vector<int>> routes = planRoutes(n, streets);
    cout << routes.size() << '\n';
    for (const vector<int>& route : routes) {
        cout << route.size();
        for (int square : route) cout << ' ' << square;
        cout << '\n';
    }
}
