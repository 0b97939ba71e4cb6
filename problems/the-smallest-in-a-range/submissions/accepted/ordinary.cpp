// A segment tree, although nothing changes.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n;
vector<int> tree;

int query(int l, int r) {  // from l up to r, without r
    int result = 1000000001;
    for (l += n, r += n; l < r; l /= 2, r /= 2) {
        if (l % 2 == 1) result = min(result, tree[l++]);
        if (r % 2 == 1) result = min(result, tree[--r]);
    }
    return result;
}

int main() {
    int q;
    long long x;
    cin >> n >> q >> x;
    tree.resize(2 * n);
    for (int i = 0; i < n; i++) cin >> tree[n + i];
    for (int i = n - 1; i >= 1; i--) tree[i] = min(tree[2 * i], tree[2 * i + 1]);
    long long sum = 0;
    for (int i = 0; i < q; i++) {
        x = x * 48271 % 2147483647;
        int u = x % n;
        x = x * 48271 % 2147483647;
        int v = x % n;
        if (u > v) swap(u, v);
        sum += query(u, v + 1);
    }
    cout << sum << endl;
    return 0;
}
