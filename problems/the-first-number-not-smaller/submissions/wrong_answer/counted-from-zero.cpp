// Wrong: prints the index, which begins at 0.
#include <bits/stdc++.h>
using namespace std;

int firstNotSmaller(const vector<int>& list, int x) {
    int low = 0, high = (int)list.size();
    while (low < high) {
        int middle = (low + high) / 2;
        if (list[middle] < x) low = middle + 1;
        else high = middle;
    }
    return low;
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
