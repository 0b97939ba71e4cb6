// Wrong: the sum of k readings does not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> quietest(const vector<int>& readings, int k) {
    int sum = accumulate(readings.begin(), readings.begin() + k, 0);
    pair<int, long long> best = {1, sum};
    for (int end = k; end < (int)readings.size(); end++) {
        sum = (int)((unsigned)sum + (unsigned)readings[end] - (unsigned)readings[end - k]);
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
