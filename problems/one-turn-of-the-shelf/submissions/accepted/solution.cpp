// Outside the turned stack every book stands right already, and the stack begins and ends with books that do not. So it
// reaches from the first to the last place where the shelf differs from its sorted copy: one candidate, tried. O(n log n).
#include <bits/stdc++.h>
using namespace std;

pair<int, int> turn(vector<int> heights) {
    vector<int> sorted = heights;
    sort(sorted.begin(), sorted.end());
    int first = 0, last = (int)heights.size() - 1;
    while (first <= last && heights[first] == sorted[first]) first++;
    if (first > last) return {0, 0};
    while (heights[last] == sorted[last]) last--;
    reverse(heights.begin() + first, heights.begin() + last + 1);
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
