// Too slow: slides the median in a sorted vector, but adds up the strokes of each window stone by stone, O(n k).
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> cheapestTerrace(const vector<int>& heights, int k) {
    vector<int> window(heights.begin(), heights.begin() + k);
    sort(window.begin(), window.end());
    pair<int, long long> best = {0, LLONG_MAX};
    for (int first = 0; first + k <= (int)heights.size(); first++) {
        if (first > 0) {
            window.erase(lower_bound(window.begin(), window.end(), heights[first - 1]));
            window.insert(upper_bound(window.begin(), window.end(), heights[first + k - 1]), heights[first + k - 1]);
        }
        long long strokes = 0;
        for (int i = 0; i < k / 2; i++) strokes += (long long)window[k - 1 - i] - window[i];
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
