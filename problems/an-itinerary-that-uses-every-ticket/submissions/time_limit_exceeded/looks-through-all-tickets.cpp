// Too slow: looks through all tickets for each flight.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>
using namespace std;

vector<int> plan(int n, const vector<pair<int, int>>& tickets) {
    vector<vector<int>> leads(n + 1);
    vector<int> more(n + 1, 0);
    for (auto [a, b] : tickets) {
        leads[a].push_back(b);
        more[a]++;
        more[b]--;
    }
    int start = min_element(tickets.begin(), tickets.end())->first, starts = 0;
    for (int v = 1; v <= n; v++)
        if (more[v] > 0) {
            start = v;
            starts += more[v];
        }
    if (starts > 1) return {};
    vector<bool> isUsed(tickets.size(), false);
    vector<int> way{start}, journey;
    while (!way.empty()) {
        int best = -1;
        for (size_t i = 0; i < tickets.size(); i++) {
            if (isUsed[i] || tickets[i].first != way.back()) continue;
            if (best == -1 || tickets[i].second < tickets[best].second) best = i;
        }
        if (best == -1) {
            journey.push_back(way.back());
            way.pop_back();
        } else {
            isUsed[best] = true;
            way.push_back(tickets[best].second);
        }
    }
    reverse(journey.begin(), journey.end());
    return journey;
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
