// Too slow: copies each window and selects its median anew, O(n k).
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> cheapestTerrace(const vector<int>& heights, int k) {
    pair<int, long long> best = {0, LLONG_MAX};
    for (int first = 0; first + k <= (int)heights.size(); first++) {
        vector<int> window(heights.begin() + first, heights.begin() + first + k);
        nth_element(window.begin(), window.begin() + k / 2, window.end());
        long long median = window[k / 2], strokes = 0;
        for (int height : window) strokes += llabs(height - median);
        if (strokes < best.second) best = {first + 1, strokes};
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    auto [first, strokes] = cheapestTerrace(heights, k);
    cout << first << ' ' << strokes << '\n';
}
