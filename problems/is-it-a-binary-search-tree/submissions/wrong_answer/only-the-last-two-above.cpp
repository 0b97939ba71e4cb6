// Wrong: forgets the bound of the other side when it goes down, so nodes further above are not kept to.
#include <iostream>
#include <vector>
using namespace std;

int key[50001], l[50001], r[50001];

bool check(int v, long long low, long long high) {
    if (v == 0) return true;
    if (key[v] < low || key[v] > high) return false;
    return check(l[v], -3000000000LL, key[v] - 1LL) && check(r[v], key[v], 3000000000LL);
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
