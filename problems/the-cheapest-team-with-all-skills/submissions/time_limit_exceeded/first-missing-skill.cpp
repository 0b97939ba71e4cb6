// Too slow: tries for the first missing skill everybody who has it, and forgets what it has found out about a set
// before.
#include <bits/stdc++.h>
using namespace std;

long long least;

void extend(int k, const vector<int>& wage, const vector<int>& skills, int have, long long wages) {
    if (wages >= least) return;
    if (have == (1 << k) - 1) {
        least = wages;
        return;
    }
    int missing = ~have & (have + 1);
    for (size_t i = 1; i < wage.size(); i++)
        if (skills[i] & missing) extend(k, wage, skills, have | skills[i], wages + wage[i]);
}

long long cheapestTeam(int n, int k, const vector<int>& wage, const vector<int>& skills) {
    least = LLONG_MAX;
    extend(k, wage, skills, 0, 0);
    return least == LLONG_MAX ? -1 : least;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k, m;
    cin >> n >> k >> m;
    vector<int> wage(n + 1);
    for (int person = 1; person <= n; person++) cin >> wage[person];
    vector<int> skills(n + 1);
    for (int i = 0; i < m; i++) {
        int person, skill;
        cin >> person >> skill;
        skills[person] |= 1 << skill;
    }

    long long wages = cheapestTeam(n, k, wage, skills);
    if (wages < 0) cout << "IMPOSSIBLE\n";
    else cout << wages << '\n';
}
