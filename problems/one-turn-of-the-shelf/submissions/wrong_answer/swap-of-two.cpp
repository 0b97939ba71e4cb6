// Wrong: only exchanges the two outer books instead of turning the stack.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> turn(vector<int> heights) {
    vector<int> sorted = heights;
    sort(sorted.begin(), sorted.end());
    int first = 0, last = (int)heights.size() - 1;
    while (first <= last && heights[first] == sorted[first]) first++;
    if (first > last) return {0, 0};
    while (heights[last] == sorted[last]) last--;
    swap(heights[first], heights[last]);
    if (heights != sorted) return {-1, -1};
    return {first + 1, last + 1};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    auto [first, last] = turn(heights);
    if (first < 0) cout << "-1\n";
    else cout << first << ' ' << last << '\n';
}
