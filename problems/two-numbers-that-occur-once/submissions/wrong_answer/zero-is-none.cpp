// Wrong: takes 0 for "not found yet".
#include <bits/stdc++.h>
using namespace std;

pair<int, int> findTwo(const vector<int>& list) {
    map<int, int> count;
    for (int number : list) count[number]++;
    int one = 0, other = 0;
    for (auto [number, times] : count) {
        if (times != 1) continue;
        if (one == 0) one = number;
        else other = number;
    }
    return {one, other};
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
        auto [smaller, larger] = findTwo(list);
        cout << smaller << ' ' << larger << '\n';
    }
}
