// Too slow: keeps the coats that hang there in a list, and looks through all of it for each scan.
#include <bits/stdc++.h>
using namespace std;

int leftBehind(const vector<int>& scans) {
    list<int> hanging;
    for (int tag : scans) {
        auto found = find(hanging.begin(), hanging.end(), tag);
        if (found == hanging.end()) hanging.push_back(tag);
        else hanging.erase(found);
    }
    return hanging.front();
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
