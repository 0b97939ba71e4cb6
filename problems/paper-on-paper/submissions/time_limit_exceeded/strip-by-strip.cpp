// Too slow: sweeps, but changes each strip of a poster one by one, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Poster {
    long long left, bottom, right, top;
};


pair<long long, long long> coveredAreas(const vector<Poster>& posters) {
    vector<long long> heights;
    vector<array<long long, 4>> sides;
    for (const Poster& poster : posters) {
        heights.insert(heights.end(), {poster.bottom, poster.top});
        sides.push_back({poster.left, poster.bottom, poster.top, 1});
        sides.push_back({poster.right, poster.bottom, poster.top, -1});
    }
    sort(heights.begin(), heights.end());
    sort(sides.begin(), sides.end());
    vector<int> count(heights.size());
    long long lineOnce = 0, lineTwice = 0, once = 0, twice = 0, x = 0;
    for (auto [at, bottom, top, by] : sides) {
        once += (at - x) * lineOnce;
        twice += (at - x) * lineTwice;
        x = at;
        size_t row = lower_bound(heights.begin(), heights.end(), bottom) - heights.begin();
        for (; row + 1 < heights.size() && heights[row] < top; row++) {
            long long height = heights[row + 1] - heights[row];
            lineOnce -= count[row] >= 1 ? height : 0;
            lineTwice -= count[row] >= 2 ? height : 0;
            count[row] += (int)by;
            lineOnce += count[row] >= 1 ? height : 0;
            lineTwice += count[row] >= 2 ? height : 0;
        }
    }
    return {once, twice};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Poster> posters(n);
    for (Poster& poster : posters) cin >> poster.left >> poster.bottom >> poster.right >> poster.top;

    auto [once, twice] = coveredAreas(posters);
    cout << once << ' ' << twice << '\n';
}
