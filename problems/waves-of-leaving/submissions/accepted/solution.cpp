// Somebody who stays in a round can leave in the next one only if the left neighbour has just changed. So the candidates of a round are
// the right neighbours of those who have left: each departure brings at most one, O(n) in all. First decide, then unlink.
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
        }
        for (int child : leaving) {
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
