// Too slow: walks from each board to both sides while the boards are high enough, O(n^2) for level fences.
#include <bits/stdc++.h>
using namespace std;

long long largestPoster(const vector<int>& widths, const vector<int>& heights) {
    int n = (int)widths.size();
    long long best = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && heights[i] == heights[i - 1]) continue;
        long long width = 0;
        for (int left = i; left >= 0 && heights[left] >= heights[i]; left--) width += widths[left];
        for (int right = i + 1; right < n && heights[right] >= heights[i]; right++) width += widths[right];
        best = max(best, width * heights[i]);
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> widths(n), heights(n);
    for (int& width : widths) cin >> width;
    for (int& height : heights) cin >> height;

    cout << largestPoster(widths, heights) << '\n';
}
