// Too slow: finds the stretch of fitting bells by binary search, but then counts it one by one.
#include <bits/stdc++.h>
using namespace std;

long long countHarmonies(int difference, vector<int> pitches) {
    sort(pitches.begin(), pitches.end());
    volatile long long pairs = 0;
    for (size_t i = 0; i < pitches.size(); i++) {
        auto at = lower_bound(pitches.begin(), pitches.begin() + i, pitches[i] - difference);
        for (; at != pitches.begin() + i && *at == pitches[i] - difference; ++at) pairs = pairs + 1;
    }
    return pairs;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, difference;
    cin >> n >> difference;
    vector<int> pitches(n);
    for (int& pitch : pitches) cin >> pitch;

    cout << countHarmonies(difference, pitches) << '\n';
}
