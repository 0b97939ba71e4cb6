// Too slow: at each node it looks for the largest key on the left and the smallest one on the right.
#include <iostream>
#include <algorithm>
using namespace std;

int key[50001], l[50001], r[50001];

long long largest(int v) {
    if (v == 0) return -3000000000LL;
    return max({(long long)key[v], largest(l[v]), largest(r[v])});
}

long long smallest(int v) {
    if (v == 0) return 3000000000LL;
    return min({(long long)key[v], smallest(l[v]), smallest(r[v])});
}

bool check(int v) {
    if (v == 0) return true;
    if (largest(l[v]) >= key[v] || smallest(r[v]) < key[v]) return false;
    return check(l[v]) && check(r[v]);
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        for (int i = 1; i <= n; i++) cin >> key[i] >> l[i] >> r[i];
        cout << (check(1) ? "YES" : "NO") << endl;
    }
}
