// Wrong: the sliding window for positive numbers. A loss at the window's start hides a shorter recovery behind it.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> shortestRecovery(const vector<int>& changes, long long k) {
    pair<int, int> best = {-1, -1};
    long long sum = 0;
    int start = 0;
    for (int end = 0; end < (int)changes.size(); end++) {
        sum += changes[end];
        while (start <= end && sum >= k) {
            int days = end - start + 1;
            if (best.first == -1 || days < best.first) best = {days, start + 1};
            sum -= changes[start++];
        }
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;
    vector<int> changes(n);
    for (int& change : changes) cin >> change;

    auto [days, first] = shortestRecovery(changes, k);
    if (days == -1) cout << "-1\n";
    else cout << days << ' ' << first << '\n';
}
