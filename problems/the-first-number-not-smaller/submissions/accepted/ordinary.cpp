// The library's lower_bound, and plain input and output.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int i = 0; i < q; i++) {
        int x;
        cin >> x;
        cout << lower_bound(a.begin(), a.end(), x) - a.begin() + 1 << endl;
    }
    return 0;
}
