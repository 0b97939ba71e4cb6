// Wrong: keeps the joy of a group in 32 bits.
#include <bits/stdc++.h>
using namespace std;

long long bestResult(int seats, long long rent, const vector<vector<int>>& joy) {
    int n = joy.size(), sets = 1 << n;
    vector<int> pairs(sets, 0);  // joy of all pairs inside of a set
    for (int set = 1; set < sets; set++) {
        int first = countr_zero((unsigned)set);
        pairs[set] = pairs[set & (set - 1)];
        for (int other = first + 1; other < n; other++)
            if (set >> other & 1) pairs[set] += joy[first][other];
    }

    vector<long long> best(sets, LLONG_MIN);
    best[0] = 0;
    for (int set = 1; set < sets; set++) {
        int first = set & -set, others = set ^ first;
        for (int part = others;; part = (part - 1) & others) {
            int group = part | first;
            if (popcount((unsigned)group) <= seats) best[set] = max(best[set], pairs[group] - rent + best[set ^ group]);
            if (part == 0) break;
        }
    }
    return best[sets - 1];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, seats;
    long long rent;
    cin >> n >> seats >> rent;
    vector<vector<int>> joy(n, vector<int>(n));
    for (auto& line : joy)
        for (int& value : line) cin >> value;

    cout << bestResult(seats, rent, joy) << '\n';
}
