// The longest end that never rises is the last one its people can make, so the place in front of it has to change: to the
// smallest larger number of that end. What is left then becomes as small as possible by a reversal. O(n).
// This is what std::next_permutation does, written out with reverse iterators.
#include <bits/stdc++.h>
using namespace std;

vector<int> tomorrow(vector<int> row) {
    auto end = is_sorted_until(row.rbegin(), row.rend());  // from the back: everything before it never rises
    if (end != row.rend()) {
        auto larger = upper_bound(row.rbegin(), end, *end);
        swap(*end, *larger);
    }
    reverse(row.rbegin(), end);
    return row;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> row(n);
    for (int& number : row) cin >> number;

    for (int number : tomorrow(row)) cout << number << ' ';
    cout << '\n';
}
