// Too slow: fills the garden from one height to the next and walks along all terraces for each of them.
#include <bits/stdc++.h>
using namespace std;

struct Water {
    long long sum;
    int ponds;
    int deepest;
};


Water waterAfterRain(const vector<int>& heights) {
    set<int> levels(heights.begin(), heights.end());
    int n = (int)heights.size();
    vector<int> depths(n);
    int below = 0;
    for (int level : levels) {
        int first = 0, last = n - 1;
        while (heights[first] < level) first++;
        while (heights[last] < level) last--;
        for (int i = first; i <= last; i++) depths[i] += heights[i] < level ? level - max(below, heights[i]) : 0;
        below = level;
    }
    Water water = {0, 0, 0};
    for (int i = 0; i < n; i++) {
        water.sum += depths[i];
        water.deepest = max(water.deepest, depths[i]);
        if (depths[i] > 0 && depths[i - 1] == 0) water.ponds++;
    }
    return water;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    Water water = waterAfterRain(heights);
    cout << water.sum << ' ' << water.ponds << ' ' << water.deepest << '\n';
}
