// Decide about the bottle that is taken last in a part: by then its neighbours are the two bottles just outside of the
// part, and until then it keeps the two sides apart. A wall of a colour of its own at each end. O(n^3).
#include <bits/stdc++.h>
using namespace std;

long long mostEarned(const vector<int>& colours, const vector<int>& prices) {
    int n = colours.size();
    vector<int> colour(n + 2);
    copy(colours.begin(), colours.end(), colour.begin() + 1);
    colour[0] = -1;
    colour[n + 1] = -2;

    // best[l][r]: the most that the bottles strictly between l and r can bring while l and r still stand.
    vector<vector<long long>> best(n + 2, vector<long long>(n + 2, 0));
    for (int width = 2; width <= n + 1; width++) {
        for (int l = 0, r = width; r <= n + 1; l++, r++) {
            int times = colour[l] == colour[r] ? 2 : 1;
            for (int last = l + 1; last < r; last++)
                best[l][r] = max(best[l][r], best[l][last] + best[last][r] + 1LL * times * prices[last - 1]);
        }
    }
    return best[0][n + 1];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> colours(n), prices(n);
    for (int& colour : colours) cin >> colour;
    for (int& price : prices) cin >> price;

    cout << mostEarned(colours, prices) << '\n';
}
