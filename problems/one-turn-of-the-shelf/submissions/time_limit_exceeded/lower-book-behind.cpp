// Too slow: looks for each book whether a lower one stands further right (or a higher one further left), O(n^2).
#include <bits/stdc++.h>
using namespace std;

pair<int, int> turn(vector<int> heights) {
    int n = (int)heights.size(), first = 0, last = n - 1;
    while (first < n && *min_element(heights.begin() + first, heights.end()) >= heights[first]) first++;
    if (first == n) return {0, 0};
    while (*max_element(heights.begin(), heights.begin() + last + 1) <= heights[last]) last--;
    reverse(heights.begin() + first, heights.begin() + last + 1);
    if (!is_sorted(heights.begin(), heights.end())) return {-1, -1};
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
