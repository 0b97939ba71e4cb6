// Wrong: finds the cheapest of the smallest teams.
#include <bits/stdc++.h>
using namespace std;

long long cheapestTeam(int n, int k, const vector<int>& wage, const vector<int>& skills) {
    const long long never = LLONG_MAX;
    vector<long long> best(1 << k, never);
    best[0] = 0;
    for (int i = 1; i <= n; i++) {
        for (int set = 0; set < 1 << k; set++) {
            int together = set | skills[i];
            if (best[set] != never) best[together] = min(best[together], best[set] + wage[i] + 1000000000000);
        }
    }
    return best.back() == never ? -1 : best.back() % 1000000000000;
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
