// Adds up the missing pieces of all kinds in 32 bits.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> g(n);
    for (int& x : g) cin >> x;
    unordered_map<int, int> need;
    unsigned total = 0;
    for (int j = 0; j < m; j++) {
        int t, c;
        cin >> t >> c;
        need[t] = c;
        total += c;
    }
    int missing = (int)total;
    int bestFirst = -1, bestLength = n + 1, left = 0;
    for (int right = 0; right < n; right++) {
        auto it = need.find(g[right]);
        if (it != need.end()) {
            if (it->second > 0) missing--;
            it->second--;
        }
        while (missing == 0 && left <= right) {
            if (right - left + 1 < bestLength) {
                bestLength = right - left + 1;
                bestFirst = left;
            }
            auto it2 = need.find(g[left]);
            if (it2 != need.end()) {
                it2->second++;
                if (it2->second > 0) missing++;
            }
            left++;
        }
    }
    if (bestFirst < 0) cout << "-1\n";
    else cout << bestFirst + 1 << ' ' << bestFirst + bestLength << '\n';
}
