// Two pointers on the sorted weights.
//
// Look at the lightest and the heaviest guest who are left. If they fit together, then the lightest one fits with everybody
// left: count all those pairs and let the lightest go. If they do not fit, then the heaviest one fits with nobody left and
// can go. Each step settles one guest. O(n log n) for sorting, then O(n).
#include <bits/stdc++.h>
using namespace std;

long long countPairs(int limit, vector<int> weights) {
    sort(weights.begin(), weights.end());
    long long pairs = 0;  // up to 10^11
    int light = 0, heavy = (int)weights.size() - 1;
    while (light < heavy) {
        if (weights[light] + weights[heavy] <= limit) {
            pairs += heavy - light;
            light++;
        } else {
            heavy--;
        }
    }
    return pairs;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, limit;
    cin >> n >> limit;
    vector<int> weights(n);
    for (int& weight : weights) cin >> weight;

    cout << countPairs(limit, weights) << '\n';
}
