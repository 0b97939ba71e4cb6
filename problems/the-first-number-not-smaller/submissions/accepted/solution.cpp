// Everything before `low` is smaller than x, everything from `high` on is not. Each look in the middle moves one of the two
// borders, until they meet at the answer. O(log n) for a question.
#include <bits/stdc++.h>
using namespace std;

int firstNotSmaller(const vector<int>& list, int x) {
    int low = 0, high = (int)list.size();
    while (low < high) {
        int middle = (low + high) / 2;
        if (list[middle] < x) low = middle + 1;
        else high = middle;
    }
    return low + 1;  // places are counted from 1
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> list(n);
    for (int& number : list) cin >> number;
    while (q-- > 0) {
        int x;
        cin >> x;
        cout << firstNotSmaller(list, x) << '\n';
    }
}
