// Shortest ways where a street costs 0 along its sign and 1 against it. A queue with two ends keeps the crossings in the order
// of their cost, since it never holds more than two different costs. O(n + m).
#include <bits/stdc++.h>
using namespace std;

struct Street {
    int to;
    int signs;  // 0 along the sign, 1 against it
};

int fewestSigns(int n, const vector<vector<Street>>& streets) {
    const int unreached = INT_MAX;
    vector<int> signs(n + 1, unreached);
    vector<char> settled(n + 1, 0);
    deque<int> open = {1};
    signs[1] = 0;
    while (!open.empty()) {
        int v = open.front();
        open.pop_front();
        if (settled[v]) continue;  // it was put in a second time, when a cheaper way was found
        settled[v] = 1;
        for (const Street& street : streets[v]) {
            int offer = signs[v] + street.signs;
            if (offer >= signs[street.to]) continue;
            signs[street.to] = offer;
            if (street.signs == 0) open.push_front(street.to);
            else open.push_back(street.to);
        }
    }
    return signs[n] == unreached ? -1 : signs[n];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<Street>> streets(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        streets[a].push_back({b, 0});
        streets[b].push_back({a, 1});
    }

    cout << fewestSigns(n, streets) << '\n';
}
