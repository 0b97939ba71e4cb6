#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<int> A, B;
vector<vector<int>> g, rev;
vector<bool> seen;
vector<int> order_, comp;

int id(int x) {
    if (x > 0) return x - 1;
    return n - x - 1;
}

void dfs1(int v) {
    seen[v] = true;
    for (int to : g[v])
        if (!seen[to]) dfs1(to);
    order_.push_back(v);
}

void dfs2(int v, int c) {
    comp[v] = c;
    for (int to : rev[v])
        if (comp[to] == -1) dfs2(to, c);
}

bool possible(int k) {
    g.assign(2 * n, {});
    rev.assign(2 * n, {});
    for (int i = 0; i < k; i++) {
        int a = A[i], b = B[i];
        g[id(-a)].push_back(id(b));
        rev[id(b)].push_back(id(-a));
        g[id(-b)].push_back(id(a));
        rev[id(a)].push_back(id(-b));
    }
    seen.assign(2 * n, false);
    order_.clear();
    for (int v = 0; v < 2 * n; v++)
        if (!seen[v]) dfs1(v);
    reverse(order_.begin(), order_.end());
    comp.assign(2 * n, -1);
    int c = 0;
    for (int v : order_)
        if (comp[v] == -1) dfs2(v, c++);
    for (int v = 0; v < n; v++)
        if (comp[v] == comp[v + n]) return false;
    return true;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> n >> m;
        A.resize(m);
        B.resize(m);
        for (int i = 0; i < m; i++) cin >> A[i] >> B[i];
        int left = 1, right = m, answer = -1;
        while (left <= right) {
            int mid = (left + right) / 2;
            if (!possible(mid)) {
                answer = mid;
                right = mid - 1;
            } else {
                left = mid + 1;
            }
        }
        if (answer == -1) cout << "NONE" << endl;
        else cout << answer << endl;
    }
    return 0;
}
