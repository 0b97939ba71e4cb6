// Looks for an unused street from the first of the square each time: with all streets at one square, m * m / 4 steps.
#include <bits/stdc++.h>
using namespace std;

// Streets by their numbers; those from `imaginary` on have been added, so that every square has an even number of ends.
struct Town {
    vector<pair<int, int>> streets;
    vector<vector<int>> at;  // at[v]: the streets that end at square v; a loop is listed twice
    size_t imaginary;
};

Town withEvenSquares(int n, const vector<pair<int, int>>& streets) {
    Town town{streets, vector<vector<int>>(n + 1), streets.size()};
    auto enter = [&](size_t street) {
        town.at[town.streets[street].first].push_back((int)street);
        town.at[town.streets[street].second].push_back((int)street);
    };
    for (size_t street = 0; street < streets.size(); street++) enter(street);
    vector<int> odd;
    for (int v = 1; v <= n; v++)
        if (town.at[v].size() % 2 == 1) odd.push_back(v);
    for (size_t i = 0; i < odd.size(); i += 2) {
        town.streets.push_back({odd[i], odd[i + 1]});
        enter(town.streets.size() - 1);
    }
    return town;
}

struct Step {
    int square, street;  // the street by which the square was reached
};

// Cuts a closed route at its imaginary streets: street i of it lies between the squares i and i + 1, and the last one leads back.
void cutInto(vector<vector<int>>& routes, const vector<Step>& closed, size_t imaginary) {
    auto isImaginary = [&](const Step& step) { return (size_t)step.street >= imaginary; };
    size_t first = find_if(closed.begin(), closed.end(), isImaginary) - closed.begin();
    bool isCut = first < closed.size();
    vector<int> route;
    for (size_t i = 1; i <= closed.size(); i++) {
        const Step& step = closed[(first + i) % closed.size()];
        route.push_back(step.square);
        if (!isImaginary(step)) continue;
        routes.push_back(route);
        route.clear();
    }
    if (isCut) return;
    route.push_back(route.front());
    routes.push_back(route);
}

vector<vector<int>> planRoutes(int n, const vector<pair<int, int>>& streets) {
    Town town = withEvenSquares(n, streets);
    vector<size_t> next(n + 1, 0);  // the streets listed before this one are used
    vector<char> isUsed(town.streets.size(), 0);
    vector<vector<int>> routes;
    for (int start = 1; start <= n; start++) {
        vector<Step> path{{start, -1}}, closed;
        while (!path.empty()) {
            int v = path.back().square;
            next[v] = 0;
            while (next[v] < town.at[v].size() && isUsed[town.at[v][next[v]]]) next[v]++;
            if (next[v] == town.at[v].size()) {
                closed.push_back(path.back());
                path.pop_back();
                continue;
            }
            int street = town.at[v][next[v]];
            isUsed[street] = 1;
            auto [a, b] = town.streets[street];
            path.push_back({a == v ? b : a, street});
        }
        closed.pop_back();  // the start stands at both ends
        if (!closed.empty()) cutInto(routes, closed, town.imaginary);
    }
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
