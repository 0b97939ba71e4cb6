// Wrong: takes the smallest ticket to an airport from which a ticket leads on.
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
    int here = min_element(tickets.begin(), tickets.end())->first, starts = 0;
    for (int v = 1; v <= n; v++)
        if (more[v] >= 1) {
            here = v;
            starts += more[v];
        }
    if (starts > 1) return {};
    for (auto& on : leads) sort(on.begin(), on.end());
    vector<int> journey{here};
    for (size_t i = 0; i < tickets.size(); i++) {
        bool found = false;
        for (size_t j = 0; j < leads[here].size(); j++) {
            int next = leads[here][j];
            size_t others = leads[next].size() - (next == here);
            if (others == 0 && i + 1 < tickets.size()) continue;
            leads[here].erase(leads[here].begin() + j);
            journey.push_back(here = next);
            found = true;
            break;
        }
        if (!found) return {};
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
