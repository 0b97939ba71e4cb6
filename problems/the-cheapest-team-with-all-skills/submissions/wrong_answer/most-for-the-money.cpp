// Wrong: always hires the person who costs least for each new skill.
#include <bits/stdc++.h>
using namespace std;

long long cheapestTeam(int n, int k, const vector<int>& wage, const vector<int>& skills) {
    long long wages = 0;
    int have = 0;
    while (have != (1 << k) - 1) {
        int best = 0;
        double least = 1e18;
        for (int i = 1; i <= n; i++) {
            int added = __builtin_popcount(skills[i] & ~have);
            if (added == 0 || (double)wage[i] / added >= least) continue;
            least = (double)wage[i] / added;
            best = i;
        }
        if (best == 0) return -1;
        have |= skills[best];
        wages += wage[best];
    }
    return wages;
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
