// Wrong: of equally short stretches it takes the last one.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> shortestStretch(const vector<int>& stalls, const vector<pair<int, int>>& list) {
    vector<pair<int, int>> kinds = list;
    sort(kinds.begin(), kinds.end());
    auto placeOf = [&](int kind) {  // on the sorted list, or -1
        auto at = lower_bound(kinds.begin(), kinds.end(), pair(kind, 0));
        return at != kinds.end() && at->first == kind ? int(at - kinds.begin()) : -1;
    };
    int n = (int)stalls.size();
    vector<int> place(n), bought(kinds.size());
    for (int i = 0; i < n; i++) place[i] = placeOf(stalls[i]);
    int missing = (int)kinds.size();  // kinds of which the stretch has too few
    pair<int, int> best = {0, n};
    for (int first = 0, last = 0; last < n; last++) {
        if (place[last] >= 0 && ++bought[place[last]] == kinds[place[last]].second) missing--;
        while (missing == 0) {
            if (last - first <= best.second - best.first) best = {first, last};
            int leaving = place[first++];
            if (leaving >= 0 && bought[leaving]-- == kinds[leaving].second) missing++;
        }
    }
    if (best.second == n) return {-1, -1};
    return {best.first + 1, best.second + 1};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> stalls(n);
    for (int& kind : stalls) cin >> kind;
    vector<pair<int, int>> list(m);
    for (auto& [kind, pieces] : list) cin >> kind >> pieces;

    auto [first, last] = shortestStretch(stalls, list);
    if (first < 0) cout << "-1\n";
    else cout << first << ' ' << last << '\n';
}
