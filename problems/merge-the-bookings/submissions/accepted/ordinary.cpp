// Counts how many groups are in the hall: +1 at each begin, -1 at each end, all in order of time.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> changes;  // the minute, and 0 for a begin, 1 for an end: begins come first
    for (int i = 0; i < n; i++) {
        int s, e;
        cin >> s >> e;
        changes.push_back({s, 0});
        changes.push_back({e, 1});
    }
    sort(changes.begin(), changes.end());
    vector<pair<int, int>> periods;
    int groups = 0, begin = 0;
    for (auto change : changes) {
        if (change.second == 0) {
            if (groups == 0) begin = change.first;
            groups++;
        } else {
            groups--;
            if (groups == 0) periods.push_back({begin, change.first});
        }
    }
    cout << periods.size() << endl;
    for (auto period : periods) cout << period.first << " " << period.second << endl;
    return 0;
}
