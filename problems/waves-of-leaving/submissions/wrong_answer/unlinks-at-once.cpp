// Wrong: unlinks a child as soon as it is found, so the next one is compared with somebody else in the same round.
#include <bits/stdc++.h>
using namespace std;

vector<int> roundsOf(const vector<int>& heights) {
    int n = (int)heights.size();
    vector<int> left(n), right(n), roundOf(n, 0);
    vector<int> candidates(n);
    for (int i = 0; i < n; i++) {
        left[i] = (i + n - 1) % n;
        right[i] = (i + 1) % n;
        candidates[i] = i;
    }
    for (int round = 1; !candidates.empty(); round++) {
        vector<int> leaving;
        for (int child : candidates) {
            // Two who left together may have had the same right neighbour, so a candidate may be listed twice.
            if (roundOf[child] != 0 || heights[child] >= heights[left[child]]) continue;
            roundOf[child] = round;
            leaving.push_back(child);
            right[left[child]] = right[child];
            left[right[child]] = left[child];
        }
        candidates.clear();
        for (int child : leaving) {
            if (roundOf[right[child]] == 0) candidates.push_back(right[child]);
        }
    }
    return roundOf;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    vector<int> rounds = roundsOf(heights);
    for (int i = 0; i < n; i++) cout << rounds[i] << (i + 1 < n ? ' ' : '\n');
}
