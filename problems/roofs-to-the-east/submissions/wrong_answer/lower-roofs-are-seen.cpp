// Wrong: stops at the first higher roof and counts the lower ones in front of it instead.
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> bestPlace(const vector<int>& heights, const vector<int>& beauties) {
    vector<pair<int, long long>> waiting;
    pair<int, long long> best;
    for (int i = (int)heights.size() - 1; i >= 0; i--) {
        long long beauty = beauties[i];
        while (!waiting.empty() && waiting.back().first <= heights[i]) {
            beauty += waiting.back().second;
            waiting.pop_back();
        }
        waiting.push_back({heights[i], beauty});
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
