// Takes out one cable after the other and counts, with a search, who can still be reached: O(m * (n + m)).
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> a(m), b(m);
    vector<vector<pair<int, int>>> cablesOf(n + 1);
    for (int i = 0; i < m; i++) {
        cin >> a[i] >> b[i];
        cablesOf[a[i]].push_back({b[i], i});
        cablesOf[b[i]].push_back({a[i], i});
    }

    vector<int> seenIn(n + 1, -1);
    int searches = 0;
    // How many computers can `start` talk to, itself included, without the cable `lost`?
    auto reachable = [&](int start, int lost) {
        searches++;
        vector<int> found = {start};
        seenIn[start] = searches;
        for (size_t i = 0; i < found.size(); i++) {
            for (auto [to, cable] : cablesOf[found[i]]) {
                if (cable == lost || seenIn[to] == searches) continue;
                seenIn[to] = searches;
                found.push_back(to);
            }
        }
        return (long long)found.size();
    };

    int critical = 0;
    long long worst = 0;
    for (int i = 0; i < m; i++) {
        long long side = reachable(a[i], i);
        if (seenIn[b[i]] == searches) continue;
        critical++;
        worst = max(worst, side * reachable(b[i], i));
    }
    cout << critical << ' ' << worst << '\n';
}
