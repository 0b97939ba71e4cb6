// Too slow: all numbers in a sorted vector: each new one moves half of them. O(n^2), but moves are cheap.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> sorted;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        sorted.insert(lower_bound(sorted.begin(), sorted.end(), a), a);
        cout << sorted[i / 2] << '\n';
    }
}
