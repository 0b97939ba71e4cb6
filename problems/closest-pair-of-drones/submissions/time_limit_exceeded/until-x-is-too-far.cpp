// Too slow: compares each drone with the next ones in the order of x until these are too far away; in one column none is.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<long long, long long>> p(n);
    for (auto& q : p) cin >> q.first >> q.second;
    stable_sort(p.begin(), p.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    long long best = 4e18;
    for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
            long long dx = p[i].first - p[j].first, dy = p[i].second - p[j].second;
            if (dx * dx >= best) break;
            best = min(best, dx * dx + dy * dy);
        }
    }
    cout << best << endl;
}
