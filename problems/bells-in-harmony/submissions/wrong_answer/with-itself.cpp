// Wrong: for a difference of 0, pairs each bell with itself too.
#include <bits/stdc++.h>
using namespace std;

long long countHarmonies(int difference, vector<int> pitches) {
    sort(pitches.begin(), pitches.end());
    long long pairs = 0;
    size_t from = 0, to = 0;  // the bells from .. to - 1 are those before i that are exactly `difference` lower
    for (size_t i = 0; i < pitches.size(); i++) {
        int wanted = pitches[i] - difference;
        while (from < i && pitches[from] < wanted) from++;
        while (to <= i && pitches[to] <= wanted) to++;
        pairs += (long long)(to - from);
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
