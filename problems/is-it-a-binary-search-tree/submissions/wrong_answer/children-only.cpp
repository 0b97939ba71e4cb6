// Wrong: compares every node with its two children only.
#include <iostream>
#include <vector>
using namespace std;

int key[50001], l[50001], r[50001];

bool check(int v, long long low, long long high) {
    if (v == 0) return true;
    if (l[v] != 0 && key[l[v]] >= key[v]) return false;
    if (r[v] != 0 && key[r[v]] < key[v]) return false;
    return check(l[v], low, high) && check(r[v], low, high);
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        for (int i = 1; i <= n; i++) cin >> key[i] >> l[i] >> r[i];
        if (check(1, -3000000000LL, 3000000000LL)) cout << "YES" << endl;
        else cout << "NO" << endl;
    }
}
