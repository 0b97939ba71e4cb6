// A new key becomes a child of one of its two neighbours among the keys before it, and that is the deeper one. The neighbours are
// found backwards in time: from a sorted list of all keys, the last one is taken out first. O(n log n).
#include <bits/stdc++.h>
using namespace std;

struct Answer {
    int greatest;
    long long sum;
};

Answer depthsOf(const vector<int>& keys) {
    int n = (int)keys.size();
    vector<int> sorted(n);
    iota(sorted.begin(), sorted.end(), 0);
    sort(sorted.begin(), sorted.end(), [&](int a, int b) { return keys[a] < keys[b]; });

    // Neighbours by place in the input; n stands for none and has depth 0.
    vector<int> before(n + 1, n), after(n + 1, n);
    for (int i = 1; i < n; i++) {
        before[sorted[i]] = sorted[i - 1];
        after[sorted[i - 1]] = sorted[i];
    }
    for (int i = n - 1; i >= 0; i--) {  // before[i] and after[i] themselves stay as they are
        after[before[i]] = after[i];
        before[after[i]] = before[i];
    }

    vector<int> depth(n + 1, 0);
    Answer answer = {0, 0};
    for (int i = 0; i < n; i++) {
        depth[i] = max(depth[before[i]], depth[after[i]]) + 1;
        answer.greatest = max(answer.greatest, depth[i]);
        answer.sum += depth[i];
    }
    return answer;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> keys(n);
    for (int& key : keys) cin >> key;

    auto [greatest, sum] = depthsOf(keys);
    cout << greatest << ' ' << sum << '\n';
}
