// Sequence alignment. Consider the last notes of the first i notes of a and the first j notes of b. Either they are matched
// with each other, or one of them is left out: since matches do not cross, they cannot both be matched with other notes.
// With cost(i, j) for the two beginnings,
//
//   cost(i, j) = min(cost(i-1, j-1) + |a_i - b_j|,  cost(i-1, j) + gap,  cost(i, j-1) + gap)
//
// and where one beginning is empty, all notes of the other are left out. Row i needs row i-1 only.
// O(n * m). Costs reach 6 * 10^12, so they need 64 bits.
#include <bits/stdc++.h>
using namespace std;

long long alignmentCost(int gap, const vector<int>& a, const vector<int>& b) {
    const size_t m = b.size();
    vector<long long> above(m + 1), row(m + 1);
    for (size_t j = 0; j <= m; j++) above[j] = (long long)gap * j;

    for (size_t i = 1; i <= a.size(); i++) {
        row[0] = (long long)gap * i;
        for (size_t j = 1; j <= m; j++) {
            long long matched = above[j - 1] + llabs((long long)a[i - 1] - b[j - 1]);
            long long leftOut = min(above[j], row[j - 1]) + gap;
            row[j] = min(matched, leftOut);
        }
        swap(above, row);
    }
    return above[m];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, gap;
    cin >> n >> m >> gap;
    vector<int> a(n), b(m);
    for (int& pitch : a) cin >> pitch;
    for (int& pitch : b) cin >> pitch;

    cout << alignmentCost(gap, a, b) << '\n';
}
