// Sorts only the two values at the same place of both lists.
#include <algorithm>
#include <iostream>
using namespace std;

int a[1000], b[1000];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int i = 0; i < m; i++) cin >> b[i];
    for (int i = 0; i < max(n, m); i++) {
        if (i < n && i < m) cout << min(a[i], b[i]) << " " << max(a[i], b[i]) << " ";
        else if (i < n) cout << a[i] << " ";
        else cout << b[i] << " ";
    }
    cout << endl;
    return 0;
}
