// From the statement alone: tries to get along with one machine, then with two, and so on, and with each number every way to drive.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<pair<int, int>> streets;
vector<char> isSwept;
vector<vector<int>> routes;

// The last route may go on, or up to `more` new ones may begin.
bool sweep(int swept, int more) {
    if (swept == m) return true;
    for (int isNew = 0; isNew <= 1; isNew++) {
        if (isNew ? more == 0 : routes.empty()) continue;
        for (int i = 0; i < m; i++) {
            if (isSwept[i]) continue;
            for (auto [a, b] : {streets[i], pair(streets[i].second, streets[i].first)}) {
                if (!isNew && routes.back().back() != a) continue;
                if (isNew) routes.push_back({a});
                routes.back().push_back(b);
                isSwept[i] = 1;
                if (sweep(swept + 1, more - isNew)) return true;
                isSwept[i] = 0;
                routes.back().pop_back();
                if (isNew) routes.pop_back();
            }
        }
    }
    return false;
}

int main() {
    scanf("%d %d", &n, &m);
    streets.resize(m);
    for (auto& [a, b] : streets) scanf("%d %d", &a, &b);
    isSwept.assign(m, 0);
    for (int machines = 0; !sweep(0, machines); machines++) {
    }
    printf("%zu\n", routes.size());
    for (auto& route : routes) {
        printf("%zu", route.size());
        for (int square : route) printf(" %d", square);
        puts("");
    }
}
