// Wrong: joins things as if the arrows led in both directions.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<pair<int, int>> rules;

int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

vector<int> leader;

int find(int v) { return leader[v] == v ? v : leader[v] = find(leader[v]); }

int firstImpossible() {
    leader.resize(2 * n + 2);
    for (int v = 0; v < 2 * n + 2; v++) leader[v] = v;
    for (int r = 0; r < m; r++) {
        auto [one, other] = rules[r];
        leader[find(thing(-one))] = find(thing(other));
        leader[find(thing(-other))] = find(thing(one));
        if (find(2 * abs(one)) == find(2 * abs(one) + 1)) return r + 1;
        if (find(2 * abs(other)) == find(2 * abs(other) + 1)) return r + 1;
    }
    return 0;
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
