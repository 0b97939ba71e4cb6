// Finds the highest bit with log2f, which rounds up just below a power of two.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> a(n);
    int x = 0;
    for (int& h : a) {
        cin >> h;
        x ^= h;
    }
    if (x == 0) {
        cout << 0 << '\n';
        return 0;
    }
    int top = (int)log2f((float)x);
    int count = 0, first = -1;
    for (int i = 0; i < n; i++) {
        if (a[i] >> top & 1) {
            count++;
            if (first < 0) first = i;
        }
    }
    cout << count << '\n';
    if (count > 0) cout << first + 1 << ' ' << a[first] - (a[first] ^ x) << '\n';
}
