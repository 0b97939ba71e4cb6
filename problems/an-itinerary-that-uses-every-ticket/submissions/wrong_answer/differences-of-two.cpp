// Wrong: counts at how many airports the numbers differ, and not by how much.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>
using namespace std;

vector<int> tour(int start, vector<vector<int>> leads) {
    for (auto& on : leads) sort(on.rbegin(), on.rend());
    vector<int> way{start}, journey;
    while (!way.empty()) {
        int here = way.back();
        if (leads[here].empty()) {
            journey.push_back(here);
            way.pop_back();
        } else {
            way.push_back(leads[here].back());
            leads[here].pop_back();
        }
    }
    reverse(journey.begin(), journey.end());
    return journey;
}

vector<int> plan(int n, const vector<pair<int, int>>& tickets) {
    vector<vector<int>> leads(n + 1);
    vector<int> more(n + 1, 0);
    for (auto [a, b] : tickets) {
        leads[a].push_back(b);
        more[a]++;
        more[b]--;
    }
    int start = min_element(tickets.begin(), tickets.end())->first, different = 0;
    for (int v = 1; v <= n; v++) {
        if (more[v] != 0) different++;
        if (more[v] > 0) start = v;
    }
    if (different > 2) return {};
    return tour(start, leads);
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
