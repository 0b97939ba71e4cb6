// Too slow: builds the end by taking the smallest number out of the rest again and again, O(n^2).
#include <bits/stdc++.h>
using namespace std;

vector<int> tomorrow(vector<int> row) {
    int place = (int)row.size() - 2;
    while (place >= 0 && row[place] >= row[place + 1]) place--;
    vector<int> rest(row.begin() + max(place, 0), row.end());
    row.resize(max(place, 0));
    if (place >= 0) {
        auto larger = rest.begin() + 1;
        for (auto it = rest.begin() + 1; it != rest.end(); ++it)
            if (*it > rest[0] && *it <= *larger) larger = it;
        row.push_back(*larger);
        rest.erase(larger);
    }
    while (!rest.empty()) {
        auto smallest = rest.begin();
        for (auto it = rest.begin(); it != rest.end(); ++it)
            if (*it < *smallest) smallest = it;
        row.push_back(*smallest);
        rest.erase(smallest);
    }
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
