// Too slow: keeps the earlier finishes in a multiset, but the distance of two places in it is walked step by step.
#include <bits/stdc++.h>
using namespace std;

long long countOvertakings(vector<pair<int, int>> runners) {
    sort(runners.begin(), runners.end());
    multiset<int> finishes;
    long long pairs = 0;
    for (auto [start, finish] : runners) {
        pairs += distance(finishes.upper_bound(finish), finishes.end());
        finishes.insert(finish);
    }
    return pairs;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> runners(n);
    for (auto& [start, finish] : runners) cin >> start >> finish;

    cout << countOvertakings(runners) << '\n';
}
