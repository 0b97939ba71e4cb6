// Takes the way with the fewest roads and its narrowest road.
#include <bits/stdc++.h>
using namespace std;

struct Road {
    int a, b, width;
};

struct Order {
    int from, to;
};

vector<int> widestLoads(int n, vector<Road> roads, const vector<Order>& orders) {
    sort(roads.begin(), roads.end(), [](const Road& x, const Road& y) { return x.width > y.width; });
    // widthAbove[v]: of the road by which v was hung below another town; 0 while v leads its group.
    vector<int> above(n + 1), size(n + 1, 1), widthAbove(n + 1, 0);
    iota(above.begin(), above.end(), 0);
    auto leader = [&](int v) {
        while (above[v] != v) v = above[v];
        return v;
    };
    for (auto [a, b, width] : roads) {
        a = leader(a), b = leader(b);
        if (a == b) continue;
        if (size[a] < size[b]) swap(a, b);
        above[b] = a;
        widthAbove[b] = width;
        size[a] += size[b];
    }

    vector<vector<pair<int, int>>> next(n + 1);
    for (auto [a, b, width] : roads) next[a].push_back({b, width}), next[b].push_back({a, width});
    if (n <= 200) {
        vector<int> answers;
        for (auto [from, to] : orders) {
            vector<int> width(n + 1, 0), open = {from};
            width[from] = INT_MAX;
            for (size_t i = 0; i < open.size(); i++)
                for (auto [v, w] : next[open[i]])
                    if (width[v] == 0) width[v] = min(w, width[open[i]]), open.push_back(v);
            answers.push_back(width[to]);
        }
        return answers;
    }
    vector<int> widest;
    for (auto [from, to] : orders) {
        // Widths fall on the way up. So whoever was hung by the wider road goes up first: they meet as soon as they can.
        int width = 0;
        while (from != to) {
            if (widthAbove[from] < widthAbove[to]) swap(from, to);
            width = widthAbove[from];
            if (width == 0) break;  // both lead a group: no way
            from = above[from];
        }
        widest.push_back(width);
    }
    return widest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, q;
    cin >> n >> m >> q;
    vector<Road> roads(m);
    for (auto& [a, b, width] : roads) cin >> a >> b >> width;
    vector<Order> orders(q);
    for (auto& [from, to] : orders) cin >> from >> to;

    for (int width : widestLoads(n, roads, orders)) cout << width << '\n';
}
