// Too slow: walks from every thing to see whether its opposite is reached, and from there back.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<pair<int, int>> rules;

int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

vector<vector<int>> arrows;

bool leadsTo(int from, int to) {
    vector<bool> isReached(2 * n + 2, false);
    vector<int> reached{from};
    isReached[from] = true;
    for (size_t i = 0; i < reached.size(); i++)
        for (int next : arrows[reached[i]])
            if (!isReached[next]) {
                isReached[next] = true;
                reached.push_back(next);
            }
    return isReached[to];
}

bool canBeKept(int count) {
    arrows.assign(2 * n + 2, {});
    for (int r = 0; r < count; r++) {
        arrows[thing(-rules[r].first)].push_back(thing(rules[r].second));
        arrows[thing(-rules[r].second)].push_back(thing(rules[r].first));
    }
    for (int i = 1; i <= n; i++)
        if (leadsTo(2 * i, 2 * i + 1) && leadsTo(2 * i + 1, 2 * i)) return false;
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
