// Keeps those who are there in a sorted array: finding the place is fast, making room for the guest moves all others behind it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> sorted;
    for (int i = 0; i < n; i++) {
        int minute;
        cin >> minute;
        auto place = lower_bound(sorted.begin(), sorted.end(), minute);
        int smallest = INT_MAX;
        if (place != sorted.end()) smallest = *place - minute;
        if (place != sorted.begin()) smallest = min(smallest, minute - *(place - 1));
        if (i > 0) cout << smallest << ' ';
        sorted.insert(place, minute);
    }
    cout << '\n';
}
