// Too slow: begins at the right airport, but takes back what does not lead to the end.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>
using namespace std;

vector<map<int, int>> left_;
vector<int> journey;
size_t wanted;

bool goOn(int here) {
    if (journey.size() == wanted) return true;
    for (auto& [next, count] : left_[here]) {
        if (count == 0) continue;
        count--;
        journey.push_back(next);
        if (goOn(next)) return true;
        journey.pop_back();
        count++;
    }
    return false;
}

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
    left_.assign(n + 1, {});
    for (auto [a, b] : tickets) left_[a][b]++;
    wanted = tickets.size() + 1;
    journey = {start};
    if (goOn(start)) return journey;
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
