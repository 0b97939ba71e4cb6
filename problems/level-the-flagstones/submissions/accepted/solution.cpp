// The median is a best common height, so the strokes are the sum of the upper half minus that of the lower half (with the
// median in between). Two multisets hold the halves of the window and their sums: O(n log k).
#include <bits/stdc++.h>
using namespace std;

// The stones of a window in two halves; no stone of `lower` lies above one of `upper`.
class Halves {
public:
    void insert(int height) {
        if (!lower.empty() && height > *lower.rbegin()) add(upper, upperSum, height);
        else add(lower, lowerSum, height);
    }
    void remove(int height) {
        if (height <= *lower.rbegin()) take(lower, lowerSum, height);
        else take(upper, upperSum, height);
    }
    // Brings the lower half to as many stones as the upper one, or one more.
    void balance() {
        while (lower.size() > upper.size() + 1) {
            int height = *lower.rbegin();
            take(lower, lowerSum, height);
            add(upper, upperSum, height);
        }
        while (lower.size() < upper.size()) {
            int height = *upper.begin();
            take(upper, upperSum, height);
            add(lower, lowerSum, height);
        }
    }
    // The strokes that make a balanced window level, at its median.
    long long strokes() const {
        long long median = *lower.rbegin();
        return median * (long long)lower.size() - lowerSum + upperSum - median * (long long)upper.size();
    }

private:
    multiset<int> lower, upper;
    long long lowerSum = 0, upperSum = 0;

    static void add(multiset<int>& half, long long& sum, int height) {
        half.insert(height);
        sum += height;
    }
    static void take(multiset<int>& half, long long& sum, int height) {
        half.erase(half.find(height));
        sum -= height;
    }
};

pair<int, long long> cheapestTerrace(const vector<int>& heights, int k) {
    Halves window;
    pair<int, long long> best = {0, LLONG_MAX};
    for (int i = 0; i < (int)heights.size(); i++) {
        window.insert(heights[i]);
        window.balance();
        if (i + 1 < k) continue;
        if (window.strokes() < best.second) best = {i - k + 2, window.strokes()};
        window.remove(heights[i - k + 1]);
        window.balance();
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    auto [first, strokes] = cheapestTerrace(heights, k);
    cout << first << ' ' << strokes << '\n';
}
