// Wrong: lets a poster begin at its own board, although higher boards stand to its left.
#include <bits/stdc++.h>
using namespace std;

long long largestPoster(const vector<int>& widths, const vector<int>& heights) {
    struct Step {
        long long left;  // where a poster of this height can begin
        int height;
    };
    vector<Step> steps;  // heights rise from bottom to top
    long long place = 0, best = 0;
    for (size_t i = 0; i <= widths.size(); i++) {
        int height = i < widths.size() ? heights[i] : 0;  // behind the last board the ground ends every poster
        long long left = place;
        while (!steps.empty() && steps.back().height >= height) {
            best = max(best, (place - steps.back().left) * steps.back().height);
            steps.pop_back();
        }
        steps.push_back({left, height});
        if (i < widths.size()) place += widths[i];
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> widths(n), heights(n);
    for (int& width : widths) cin >> width;
    for (int& height : heights) cin >> height;

    cout << largestPoster(widths, heights) << '\n';
}
