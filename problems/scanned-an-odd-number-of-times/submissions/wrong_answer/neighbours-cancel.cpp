// Wrong: cancels equal tags only when they follow one another, as brackets do.
#include <bits/stdc++.h>
using namespace std;

int leftBehind(const vector<int>& scans) {
    vector<int> open;
    for (int tag : scans) {
        if (!open.empty() && open.back() == tag) open.pop_back();
        else open.push_back(tag);
    }
    return open.back();
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
