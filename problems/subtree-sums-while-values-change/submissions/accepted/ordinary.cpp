// A recursive walk gives the ranges, and a segment tree the sums.
#include <iostream>
#include <vector>
using namespace std;

int n, q, timer = 0;
vector<int> children[150001];
int in[150001], out[150001];
long long tree[600004];

void dfs(int v) {
    in[v] = timer++;
    for (int c : children[v]) dfs(c);
    out[v] = timer - 1;
}

void update(int node, int lo, int hi, int pos, int x) {
    if (lo == hi) {
        tree[node] = x;
        return;
    }
    int mid = (lo + hi) / 2;
    if (pos <= mid) update(2 * node, lo, mid, pos, x);
    else update(2 * node + 1, mid + 1, hi, pos, x);
    tree[node] = tree[2 * node] + tree[2 * node + 1];
}

long long query(int node, int lo, int hi, int l, int r) {
    if (r < lo || hi < l) return 0;
    if (l <= lo && hi <= r) return tree[node];
    int mid = (lo + hi) / 2;
    return query(2 * node, lo, mid, l, r) + query(2 * node + 1, mid + 1, hi, l, r);
}

int main() {
    cin >> n >> q;
    int root = 0;
    for (int v = 1; v <= n; v++) {
        int p;
        cin >> p;
        if (p == 0) root = v;
        else children[p].push_back(v);
    }
    dfs(root);
    while (q--) {
        char c;
        int v;
        cin >> c >> v;
        if (c == '=') {
            int x;
            cin >> x;
            update(1, 0, n - 1, in[v], x);
        } else {
            cout << query(1, 0, n - 1, in[v], out[v]) << endl;
        }
    }
    return 0;
}
