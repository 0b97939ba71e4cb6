// Tries the tickets in the order of their airports, and takes back what does not lead to the end.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>
using namespace std;

vector<pair<int, int>> all;
vector<bool> isUsed;
vector<int> journey;

bool goOn() {
    if (journey.size() == all.size() + 1) return true;
    int here = journey.back();
    for (size_t i = 0; i < all.size(); i++) {
        if (isUsed[i] || all[i].first != here) continue;
        isUsed[i] = true;
        journey.push_back(all[i].second);
        if (goOn()) return true;
        journey.pop_back();
        isUsed[i] = false;
    }
    return false;
}

vector<int> plan(int n, const vector<pair<int, int>>& tickets) {
    all = tickets;
    sort(all.begin(), all.end());
    for (int start = 1; start <= n; start++) {
        isUsed.assign(all.size(), false);
        journey = {start};
        if (goOn()) return journey;
    }
    return {};
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, m;
        cin >> n >> m;
        vector<pair<int, int>> tickets(m);
        for (auto& [a, b] : tickets) cin >> a >> b;
        vector<int> journey = plan(n, tickets);
        if ((int)journey.size() != m + 1) cout << "IMPOSSIBLE";
        else for (int airport : journey) cout << airport << " ";
        cout << endl;
    }
}
