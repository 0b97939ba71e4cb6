// Wrong: draws only one of the two arrows of a rule.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<pair<int, int>> rules;

int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

bool canBeKept(int count) {
    vector<vector<int>> arrows(2 * n + 2);
    for (int r = 0; r < count; r++) {
        arrows[thing(-rules[r].first)].push_back(thing(rules[r].second));
    }
    vector<int> component(2 * n + 2, 0), number(2 * n + 2, 0), low(2 * n + 2, 0), open;
    int entered = 0, finished = 0;
    function<void(int)> visit = [&](int v) {
        number[v] = low[v] = ++entered;
        open.push_back(v);
        for (int to : arrows[v]) {
            if (number[to] == 0) {
                visit(to);
                low[v] = min(low[v], low[to]);
            } else if (component[to] == 0) low[v] = min(low[v], number[to]);
        }
        if (low[v] < number[v]) return;
        finished++;
        while (component[v] == 0) {
            component[open.back()] = finished;
            open.pop_back();
        }
    };
    for (int v = 2; v < 2 * n + 2; v++)
        if (number[v] == 0) visit(v);
    for (int i = 1; i <= n; i++)
        if (component[2 * i] == component[2 * i + 1]) return false;
    return true;
}

int firstImpossible() {
    int possible = 0, impossible = m;
    if (canBeKept(m)) return 0;
    while (impossible - possible > 1) {
        int middle = (possible + impossible) / 2;
        if (canBeKept(middle)) possible = middle;
        else impossible = middle;
    }
    return impossible;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> n >> m;
        rules.resize(m);
        for (auto& [one, other] : rules) cin >> one >> other;
        int number = firstImpossible();
        if (number == 0) cout << "NONE" << endl;
        else cout << number << endl;
    }
}
