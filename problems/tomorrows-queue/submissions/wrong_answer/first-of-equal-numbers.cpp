// Wrong: of several equal larger numbers it takes the one nearest to the front, and then the end rises nowhere it should.
#include <bits/stdc++.h>
using namespace std;

vector<int> tomorrow(vector<int> row) {
    auto end = is_sorted_until(row.rbegin(), row.rend());  // from the back: everything before it never rises
    if (end != row.rend()) {
        auto larger = upper_bound(row.rbegin(), end, *upper_bound(row.rbegin(), end, *end)) - 1;
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
