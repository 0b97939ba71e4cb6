// Tries all settings: each keeps the rules up to some number, and the one that comes furthest counts.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<pair<int, int>> rules;

int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

int firstImpossible() {
    vector<bool> isOn(n + 1, false);
    int furthest = 0;
    while (true) {
        int kept = 0;
        while (kept < m) {
            auto [one, other] = rules[kept];
            if (isOn[abs(one)] != (one > 0) && isOn[abs(other)] != (other > 0)) break;
            kept++;
        }
        furthest = max(furthest, kept);
        int i = n;  // the next setting, as in counting in binary
        while (i >= 1 && isOn[i]) isOn[i--] = false;
        if (i == 0) break;
        isOn[i] = true;
    }
    return furthest == m ? 0 : furthest + 1;
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
