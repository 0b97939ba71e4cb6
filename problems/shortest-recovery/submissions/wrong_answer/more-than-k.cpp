// Wrong: asks for more than k instead of at least k.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> shortestRecovery(const vector<int>& changes, long long k) {
    int n = changes.size();
    vector<long long> sums(n + 1, 0);
    for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + changes[i];

    pair<int, int> best = {-1, -1};
    deque<int> starts;
    for (int end = 0; end <= n; end++) {
        while (!starts.empty() && sums[end] - sums[starts.front()] > k) {
            int days = end - starts.front();
            if (best.first == -1 || days < best.first) best = {days, starts.front() + 1};
            starts.pop_front();
        }
        while (!starts.empty() && sums[starts.back()] >= sums[end]) starts.pop_back();
        starts.push_back(end);
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
