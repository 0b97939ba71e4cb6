// Wrong: tries neighbours in sorted order, and the two ends.
#include <bits/stdc++.h>
using namespace std;

int largestXor(vector<int> list) {
    sort(list.begin(), list.end());
    int best = list.front() ^ list.back();
    for (size_t i = 1; i < list.size(); i++) best = max(best, list[i - 1] ^ list[i]);
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n;
        cin >> n;
        vector<int> list(n);
        for (int& number : list) cin >> number;
        cout << largestXor(list) << '\n';
    }
}
