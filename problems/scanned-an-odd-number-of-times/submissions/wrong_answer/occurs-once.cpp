// Wrong: looks for a tag that occurs exactly once, but it may be three times or more.
#include <bits/stdc++.h>
using namespace std;

int leftBehind(const vector<int>& scans) {
    map<int, int> times;
    for (int tag : scans) times[tag]++;
    for (auto [tag, count] : times)
        if (count == 1) return tag;
    return 0;
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
