// Wrong: takes 0 for the largest and the smallest key of a tree without nodes.
#include <iostream>
#include <algorithm>
using namespace std;

int key[50001], l[50001], r[50001];
bool ok;

pair<int, int> range(int v) {
    if (v == 0) return {0, 0};
    pair<int, int> a = range(l[v]), b = range(r[v]);
    if (l[v] != 0 && a.second >= key[v]) ok = false;
    if (r[v] != 0 && b.first < key[v]) ok = false;
    return {min(a.first, key[v]), max(b.second, key[v])};
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        for (int i = 1; i <= n; i++) cin >> key[i] >> l[i] >> r[i];
        ok = true;
        range(1);
        cout << (ok ? "YES" : "NO") << endl;
    }
}
