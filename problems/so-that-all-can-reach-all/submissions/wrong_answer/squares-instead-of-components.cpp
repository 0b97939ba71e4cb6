// Counts squares without a street in or out instead of components.
#include <bits/stdc++.h>
using namespace std;

// The number of the component of each square (1..n), and how many there are.
pair<vector<int>, int> findComponents(int n, const vector<vector<int>>& streets) {
    const int none = 0;
    vector<int> component(n + 1, none), number(n + 1, none), low(n + 1, 0);
    vector<size_t> nextStreet(n + 1, 0);
    vector<int> path, open;  // open: entered, and not yet in a component
    int entered = 0, components = 0;
    for (int start = 1; start <= n; start++) {
        if (number[start] != none) continue;
        path.push_back(start);
        while (!path.empty()) {
            int v = path.back();
            if (number[v] == none) {
                number[v] = low[v] = ++entered;
                open.push_back(v);
            }
            if (nextStreet[v] < streets[v].size()) {
                int to = streets[v][nextStreet[v]++];
                if (number[to] == none) path.push_back(to);
                else if (component[to] == none) low[v] = min(low[v], number[to]);
                continue;
            }
            path.pop_back();
            if (!path.empty()) low[path.back()] = min(low[path.back()], low[v]);
            if (low[v] < number[v]) continue;
            // Nothing below v leads further up: everything entered since v, and not settled, is one component.
            components++;
            for (int member = none; member != v;) {
                member = open.back();
                open.pop_back();
                component[member] = components;
            }
        }
    }
    return {component, components};
}

int newStreets(int n, const vector<vector<int>>& streets) {
    vector<int> component(n + 1);
    iota(component.begin(), component.end(), 0);
    int components = n;
    if (components == 1) return 0;
    vector<char> hasIn(components + 1, 0), hasOut(components + 1, 0);
    for (int v = 1; v <= n; v++) {
        for (int to : streets[v]) {
            if (component[v] == component[to]) continue;
            hasOut[component[v]] = 1;
            hasIn[component[to]] = 1;
        }
    }
    int withoutIn = (int)count(hasIn.begin() + 1, hasIn.end(), 0);
    int withoutOut = (int)count(hasOut.begin() + 1, hasOut.end(), 0);
    return max(withoutIn, withoutOut);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> streets(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        streets[a].push_back(b);
    }

    cout << newStreets(n, streets) << '\n';
}
