#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>
using namespace std;

map<int, multiset<int>> flights;
vector<int> route;

void fly(int v) {
    while (!flights[v].empty()) {
        int next = *flights[v].begin();
        flights[v].erase(flights[v].begin());
        fly(next);
    }
    route.push_back(v);
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, m;
        cin >> n >> m;
        flights.clear();
        route.clear();
        map<int, int> balance;
        for (int i = 0; i < m; i++) {
            int a, b;
            cin >> a >> b;
            flights[a].insert(b);
            balance[a]++;
            balance[b]--;
        }
        int start = flights.begin()->first;
        int starts = 0, ends = 0;
        bool ok = true;
        for (auto p : balance) {
            if (p.second == 1) {
                starts++;
                start = p.first;
            } else if (p.second == -1) {
                ends++;
            } else if (p.second != 0) {
                ok = false;
            }
        }
        if (starts > 1 || ends > 1) ok = false;
        if (ok) {
            fly(start);
            if ((int)route.size() != m + 1) ok = false;
        }
        if (!ok) {
            cout << "IMPOSSIBLE" << endl;
            continue;
        }
        reverse(route.begin(), route.end());
        for (int v : route) cout << v << " ";
        cout << endl;
    }
    return 0;
}
