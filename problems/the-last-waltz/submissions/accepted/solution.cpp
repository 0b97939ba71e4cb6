// A heap holds pairs of neighbours, a doubly linked list the row. A pair that leaves makes at most one new pair; entries with somebody who has
// left are skipped when they come up. The numbers of the dancers grow from left to right, so they decide ties. O(n log n).
#include <bits/stdc++.h>
using namespace std;

vector<pair<int, int>> pairsInOrder(const vector<int>& heights) {
    int n = (int)heights.size();
    // Dancers are 1..n; 0 and n + 1 stand for nobody.
    vector<int> left(n + 2), right(n + 2);
    for (int i = 0; i <= n + 1; i++) {
        left[i] = i - 1;
        right[i] = i + 1;
    }
    vector<bool> hasLeft(n + 2, false);
    using Entry = tuple<int, int, int>;  // difference, left dancer, right dancer
    priority_queue<Entry, vector<Entry>, greater<>> best;
    auto offer = [&](int one, int two) {
        if (one >= 1 && two <= n) best.push({abs(heights[one - 1] - heights[two - 1]), one, two});
    };
    for (int i = 1; i < n; i++) offer(i, i + 1);

    vector<pair<int, int>> pairs;
    while (!best.empty()) {
        auto [difference, one, two] = best.top();
        best.pop();
        if (hasLeft[one] || hasLeft[two]) continue;
        hasLeft[one] = hasLeft[two] = true;
        pairs.push_back({one, two});
        int before = left[one], behind = right[two];
        right[before] = behind;
        left[behind] = before;
        offer(before, behind);
    }
    return pairs;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    for (auto [one, two] : pairsInOrder(heights)) cout << one << ' ' << two << '\n';
}
