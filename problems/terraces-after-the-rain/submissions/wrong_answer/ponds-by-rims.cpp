// Wrong: counts a pond for each new water level, so two ponds of one level become one and humps are not seen.
#include <bits/stdc++.h>
using namespace std;

struct Water {
    long long sum;
    int ponds;
    int deepest;
};

Water waterAfterRain(const vector<int>& heights) {
    int n = (int)heights.size();
    vector<int> highestFrom(n + 1);
    for (int i = n - 1; i >= 0; i--) highestFrom[i] = max(highestFrom[i + 1], heights[i]);
    Water water = {0, 0, 0};
    int highest = 0;
    set<int> levels;
    for (int i = 0; i < n; i++) {
        highest = max(highest, heights[i]);
        int depth = min(highest, highestFrom[i]) - heights[i];
        water.sum += depth;
        water.deepest = max(water.deepest, depth);
        if (depth > 0) levels.insert(min(highest, highestFrom[i]));
    }
    water.ponds = (int)levels.size();
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
