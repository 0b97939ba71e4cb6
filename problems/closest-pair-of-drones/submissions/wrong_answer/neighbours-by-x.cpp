// Wrong: compares neighbours in the order of x, and neighbours in the order of y.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<long long, long long>> p(n);
    for (auto& q : p) cin >> q.first >> q.second;
    long long best = 4e18;
    for (int round = 0; round < 2; round++) {
        sort(p.begin(), p.end());
        for (int i = 1; i < n; i++) {
            long long dx = p[i].first - p[i - 1].first, dy = p[i].second - p[i - 1].second;
            best = min(best, dx * dx + dy * dy);
        }
        for (auto& q : p) swap(q.first, q.second);
    }
    cout << best << endl;
}
