// Under exclusive or, equal numbers cancel in pairs, in whatever order they come: only the tag that occurs an odd number of
// times is left, once. O(n) time, no memory beside the log.
#include <bits/stdc++.h>
using namespace std;

int leftBehind(const vector<int>& scans) {
    int left = 0;
    for (int tag : scans) left ^= tag;
    return left;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> scans(n);
    for (int& tag : scans) cin >> tag;

    cout << leftBehind(scans) << '\n';
}
