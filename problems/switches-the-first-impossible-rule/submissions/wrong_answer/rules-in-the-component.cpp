// Wrong: with all rules drawn, takes the last one with both things in a component that contradicts itself.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<pair<int, int>> rules;

int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

vector<int> components(int count) {
    vector<vector<int>> arrows(2 * n + 2);
    for (int r = 0; r < count; r++) {
        arrows[thing(-rules[r].first)].push_back(thing(rules[r].second));
        arrows[thing(-rules[r].second)].push_back(thing(rules[r].first));
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
    return component;
}

int firstImpossible() {
    vector<int> component = components(m);
    vector<bool> isBad(2 * n + 3, false);
    for (int i = 1; i <= n; i++)
        if (component[2 * i] == component[2 * i + 1]) isBad[component[2 * i]] = true;
    int answer = 0;
    for (int r = 0; r < m; r++) {
        auto [one, other] = rules[r];
        if (isBad[component[thing(one)]] && component[thing(one)] == component[thing(-other)]) answer = r + 1;
    }
    return answer;
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
