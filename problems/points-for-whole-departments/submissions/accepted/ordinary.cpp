// A recursive walk gives the ranges; a segment tree with lazy additions does the rest.
#include <iostream>
#include <vector>
using namespace std;

int n, q, timer = 0;
vector<int> children[100001];
int in[100001], out[100001];
long long sum[400004], lazy[400004];

void dfs(int v) {
    in[v] = timer++;
    for (int c : children[v]) dfs(c);
    out[v] = timer - 1;
}

void add(int node, int lo, int hi, int l, int r, int x) {
    if (r < lo || hi < l) return;
    if (l <= lo && hi <= r) {
        sum[node] += x * (hi - lo + 1);
        lazy[node] += x;
        return;
    }
    int mid = (lo + hi) / 2;
    add(2 * node, lo, mid, l, r, x);
    add(2 * node + 1, mid + 1, hi, l, r, x);
    sum[node] = sum[2 * node] + sum[2 * node + 1] + lazy[node] * (hi - lo + 1);
}

long long ask(int node, int lo, int hi, int l, int r, long long above) {
    if (r < lo || hi < l) return 0;
    if (l <= lo && hi <= r) return sum[node] + above * (hi - lo + 1);
    int mid = (lo + hi) / 2;
    above += lazy[node];
    return ask(2 * node, lo, mid, l, r, above) + ask(2 * node + 1, mid + 1, hi, l, r, above);
}

int main() {
    cin >> n >> q;
    for (int v = 2; v <= n; v++) {
        int p;
        cin >> p;
        children[p].push_back(v);
    }
    dfs(1);
    while (q--) {
        char c;
        int v;
        cin >> c >> v;
        if (c == '+') {
            int x;
            cin >> x;
            add(1, 0, n - 1, in[v], out[v], x);
        } else {
            cout << ask(1, 0, n - 1, in[v], out[v], 0) << "\n";
        }
    }
}
