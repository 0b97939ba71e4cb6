// Lets the reports of those who stay at home all come.
#include <bits/stdc++.h>
using namespace std;

struct Party {
    long long joy = 0;
    int guests = 0;
};

Party both(const Party& a, const Party& b) { return {a.joy + b.joy, a.guests + b.guests}; }

Party better(const Party& a, const Party& b) {
    if (a.joy != b.joy) return a.joy > b.joy ? a : b;
    return a.guests <= b.guests ? a : b;
}

Party bestParty(int n, const vector<int>& joy, const vector<int>& boss) {
    vector<vector<int>> reports(n + 1);
    for (int person = 2; person <= n; person++) reports[boss[person]].push_back(person);
    vector<int> order = {1};
    for (size_t i = 0; i < order.size(); i++)
        for (int report : reports[order[i]]) order.push_back(report);

    vector<Party> comes(n + 1), stays(n + 1);
    for (int i = n - 1; i >= 0; i--) {
        const int person = order[i];
        comes[person] = both(comes[person], {joy[person], 1});
        if (boss[person] == 0) continue;
        comes[boss[person]] = both(comes[boss[person]], stays[person]);
        stays[boss[person]] = both(stays[boss[person]], comes[person]);
    }
    return better(comes[1], stays[1]);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> joy(n + 1), boss(n + 1);
    for (int person = 1; person <= n; person++) cin >> joy[person];
    for (int person = 2; person <= n; person++) cin >> boss[person];

    Party best = bestParty(n, joy, boss);
    cout << best.joy << ' ' << best.guests << '\n';
}
