// Too slow: the line goes on to the first child, however small its subtree is, so a way may change lines very often.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int n, q, timer = 0;
int t[100001], p[100001], depth[100001], sz[100001], heavy[100001], head[100001], pos[100001], seg[400004];
vector<int> children[100001];

void dfs(int v) {
    sz[v] = 1;
    for (int c : children[v]) {
        depth[c] = depth[v] + 1;
        dfs(c);
        sz[v] += sz[c];
        if (heavy[v] == 0) heavy[v] = c;
    }
}

void decompose(int v, int h) {
    head[v] = h;
    pos[v] = timer++;
    if (heavy[v] != 0) decompose(heavy[v], h);
    for (int c : children[v]) {
        if (c != heavy[v]) decompose(c, c);
    }
}

void update(int node, int lo, int hi, int i, int x) {
    if (lo == hi) {
        seg[node] = x;
        return;
    }
    int mid = (lo + hi) / 2;
    if (i <= mid) update(2 * node, lo, mid, i, x);
    else update(2 * node + 1, mid + 1, hi, i, x);
    seg[node] = max(seg[2 * node], seg[2 * node + 1]);
}

int ask(int node, int lo, int hi, int l, int r) {
    if (r < lo || hi < l) return -2000000000;
    if (l <= lo && hi <= r) return seg[node];
    int mid = (lo + hi) / 2;
    return max(ask(2 * node, lo, mid, l, r), ask(2 * node + 1, mid + 1, hi, l, r));
}

int main() {
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> t[i];
    for (int i = 2; i <= n; i++) {
        cin >> p[i];
        children[p[i]].push_back(i);
    }
    dfs(1);
    decompose(1, 1);
    for (int i = 1; i <= n; i++) update(1, 0, n - 1, pos[i], t[i]);
    while (q--) {
        char c;
        int u, v;
        cin >> c >> u >> v;
        if (c == '!') {
            update(1, 0, n - 1, pos[u], v);
            continue;
        }
        int best = -2000000000;
        while (head[u] != head[v]) {
            if (depth[head[u]] < depth[head[v]]) swap(u, v);
            best = max(best, ask(1, 0, n - 1, pos[head[u]], pos[u]));
            u = p[head[u]];
        }
        if (pos[u] > pos[v]) swap(u, v);
        best = max(best, ask(1, 0, n - 1, pos[u], pos[v]));
        cout << best << "\n";
    }
}
