// Wrong: sees a roof behind an equally high one.
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> bestPlace(const vector<int>& heights, const vector<int>& beauties) {
    vector<pair<int, long long>> visible;  // heights that grow from top to bottom, each with the beauty of its picture
    pair<int, long long> best;
    for (int i = (int)heights.size() - 1; i >= 0; i--) {
        while (!visible.empty() && visible.back().first < heights[i]) visible.pop_back();
        long long beauty = beauties[i] + (visible.empty() ? 0 : visible.back().second);
        visible.push_back({heights[i], beauty});
        if (i + 1 == (int)heights.size() || beauty >= best.second) best = {i + 1, beauty};
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heights(n), beauties(n);
    for (int& height : heights) cin >> height;
    for (int& beauty : beauties) cin >> beauty;

    auto [house, beauty] = bestPlace(heights, beauties);
    cout << house << ' ' << beauty << '\n';
}
