// Wrong: always takes the smallest ticket, and gives up when that does not use all of them.
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
    for (auto& on : leads) sort(on.rbegin(), on.rend());
    int here = min_element(tickets.begin(), tickets.end())->first;
    for (int v = 1; v <= n; v++)
        if (more[v] == 1) here = v;
    vector<int> journey{here};
    while (!leads[here].empty()) {
        int next = leads[here].back();
        leads[here].pop_back();
        journey.push_back(here = next);
    }
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
