// Too slow: counts the smaller numbers for each question, eight at a time. O(n q).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> list(n);
    for (int& a : list) cin >> a;
    while (q--) {
        int x, smaller = 0;
        cin >> x;
        for (int i = 0; i < n; i++) smaller += list[i] < x;
        cout << smaller + 1 << '\n';
    }
}
