// Wrong: adds up wages in 32 bits, and takes what is above 2 · 10^9 for impossible.
#include <bits/stdc++.h>
using namespace std;

long long cheapestTeam(int n, int k, const vector<int>& wage, const vector<int>& skills) {
    const int never = INT_MAX;
    vector<int> best(1 << k, never);
    best[0] = 0;
    for (int i = 1; i <= n; i++) {
        for (int set = 0; set < 1 << k; set++) {
            int together = set | skills[i];
            if (best[set] != never) best[together] = min<long long>(best[together], (long long)best[set] + wage[i]);
        }
    }
    return best.back() == never ? -1 : best.back();
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
