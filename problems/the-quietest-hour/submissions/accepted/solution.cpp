// The window of k readings slides along: each step adds the reading that enters and subtracts the one that leaves.
// O(n), sums in 64 bits (up to 5 * 10^14).
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> quietest(const vector<int>& readings, int k) {
    long long sum = accumulate(readings.begin(), readings.begin() + k, 0LL);
    pair<int, long long> best = {1, sum};
    for (int end = k; end < (int)readings.size(); end++) {
        sum += readings[end] - (long long)readings[end - k];
        if (sum < best.second) best = {end - k + 2, sum};
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> readings(n);
    for (int& reading : readings) cin >> reading;

    auto [first, sum] = quietest(readings, k);
    cout << first << ' ' << sum << '\n';
}
