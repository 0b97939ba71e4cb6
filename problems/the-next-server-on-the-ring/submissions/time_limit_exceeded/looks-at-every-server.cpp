// Too slow: looks at every server for each key, eight at a time. O(n q).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> places(n);
    for (int& place : places) cin >> place;
    int turn = min_element(places.begin(), places.end()) - places.begin();
    vector<int> sorted = places;
    rotate(sorted.begin(), sorted.begin() + turn, sorted.end());
    while (q--) {
        int x, smaller = 0;
        cin >> x;
        for (int i = 0; i < n; i++) smaller += sorted[i] < x;
        cout << (smaller % n + turn) % n + 1 << '\n';
    }
}
