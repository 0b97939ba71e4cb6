// Too slow: walks house by house to the next higher one; under a row of falling roofs that is far, O(n^2).
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> bestPlace(const vector<int>& heights, const vector<int>& beauties) {
    int n = (int)heights.size();
    vector<long long> beauty(n + 1);
    int best = n - 1;
    for (int i = n - 1; i >= 0; i--) {
        int next = i + 1;
        while (next < n && heights[next] <= heights[i]) next++;
        beauty[i] = beauties[i] + beauty[next];
        if (beauty[i] >= beauty[best]) best = i;
    }
    return {best + 1, beauty[best]};
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
