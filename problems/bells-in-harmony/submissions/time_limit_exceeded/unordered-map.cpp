// Too slow for chosen pitches: the standard hash of a number is the number itself, so multiples of the table's size all
// fall into one chain.
#include <bits/stdc++.h>
using namespace std;

long long countHarmonies(int difference, vector<int> pitches) {
    unordered_map<int, int> seen;
    long long pairs = 0;
    for (int pitch : pitches) {
        if (auto lower = seen.find(pitch - difference); lower != seen.end()) pairs += lower->second;
        if (difference > 0)
            if (auto higher = seen.find(pitch + difference); higher != seen.end()) pairs += higher->second;
        seen[pitch]++;
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
