// Too slow: every pair, eight at a time. O(n^2).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, difference;
    cin >> n >> difference;
    vector<int> pitches(n);
    for (int& pitch : pitches) cin >> pitch;
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        int here = 0;
        for (int j = i + 1; j < n; j++) {
            int apart = pitches[i] - pitches[j];
            here += apart == difference || -apart == difference;
        }
        pairs += here;
    }
    cout << pairs << '\n';
}
