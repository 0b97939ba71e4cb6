// Wrong: follows only what is forced because the other thing of a rule cannot hold any more.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<pair<int, int>> rules;

int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

int firstImpossible() {
    vector<int> holds(n + 1, 0);  // 1: on, -1: off, 0: open
    auto value = [&](int x) { return x > 0 ? holds[x] : -holds[-x]; };
    for (int r = 0; r < m; r++) {
        bool goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (int i = 0; i <= r; i++) {
                auto [one, other] = rules[i];
                if (value(one) == -1 && value(other) == -1) return r + 1;
                int forced = 0;
                if (value(one) == -1 || one == other) forced = other;
                else if (value(other) == -1) forced = one;
                if (forced == 0 || value(forced) == 1) continue;
                if (value(forced) == -1) return r + 1;
                holds[abs(forced)] = forced > 0 ? 1 : -1;
                goesOn = true;
            }
        }
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
