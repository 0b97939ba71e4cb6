// Counts how often each weight occurs and tries every pair of different weights: quadratic when all are different.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    map<long long, long long> count;
    for (int i = 0; i < n; i++) {
        long long weight;
        cin >> weight;
        count[weight]++;
    }
    vector<pair<long long, long long>> kinds(count.begin(), count.end());
    long long pairs = 0;
    for (size_t i = 0; i < kinds.size(); i++) {
        if (2 * kinds[i].first <= limit) pairs += kinds[i].second * (kinds[i].second - 1) / 2;
        for (size_t j = i + 1; j < kinds.size() && kinds[i].first + kinds[j].first <= limit; j++)
            pairs += kinds[i].second * kinds[j].second;
    }
    cout << pairs << '\n';
}
