// Wrong: takes the sum of both differences for the distance.
#include <iostream>
#include <vector>
#include <set>
#include <algorithm>
#include <cmath>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> p(n);
    for (auto& q : p) cin >> q.first >> q.second;
    sort(p.begin(), p.end());
    set<pair<int, int>> near;
    long long best = 4e18;
    int oldest = 0;
    for (int i = 0; i < n; i++) {
        int d = (int)sqrt((double)best) + 1;
        while (p[i].first - p[oldest].first > d) {
            near.erase({p[oldest].second, p[oldest].first});
            oldest++;
        }
        auto from = near.lower_bound({p[i].second - d, -100000000});
        auto to = near.upper_bound({p[i].second + d, 100000000});
        for (auto it = from; it != to; ++it) {
            long long dx = p[i].first - it->second, dy = p[i].second - it->first;
            best = min(best, (abs(dx) + abs(dy)) * (abs(dx) + abs(dy)));
        }
        near.insert({p[i].second, p[i].first});
    }
    cout << best << endl;
}
