// If x is in the list, it lies from low to high. Of the two halves of this range at least one is in order, and its ends say whether x
// can be in it. O(log n) for a question.
#include <bits/stdc++.h>
using namespace std;

int findPlace(const vector<int>& list, int x) {
    int low = 0, high = (int)list.size() - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (list[middle] == x) return middle + 1;  // places are counted from 1
        if (list[low] <= list[middle]) {           // in order up to the middle
            if (list[low] <= x && x < list[middle]) high = middle - 1;
            else low = middle + 1;
        } else {  // in order from the middle on
            if (list[middle] < x && x <= list[high]) low = middle + 1;
            else high = middle - 1;
        }
    }
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n, q;
        cin >> n >> q;
        vector<int> list(n);
        for (int& number : list) cin >> number;
        for (int i = 0; i < q; i++) {
            int x;
            cin >> x;
            cout << findPlace(list, x) << (i + 1 < q ? ' ' : '\n');
        }
    }
}
