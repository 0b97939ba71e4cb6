// Wrong: a question does not hand down the notes that it passes.
#include <bits/stdc++.h>
using namespace std;

class Row {
public:
    explicit Row(int n) : n(n), largest(4 * n), pending(4 * n) {}

    void add(int l, int r, long long v) { add(1, 1, n, l, r, v); }
    long long maximum(int l, int r) { return maximum(1, 1, n, l, r); }

private:
    int n;
    vector<long long> largest, pending;

    void addToAll(int node, long long v) {
        largest[node] += v;
        pending[node] += v;
    }
    void handDown(int node) {
        addToAll(2 * node, pending[node]);
        addToAll(2 * node + 1, pending[node]);
        pending[node] = 0;
    }
    void add(int node, int from, int to, int l, int r, long long v) {
        if (r < from || to < l) return;
        if (l <= from && to <= r) return addToAll(node, v);
        handDown(node);
        int middle = (from + to) / 2;
        add(2 * node, from, middle, l, r, v);
        add(2 * node + 1, middle + 1, to, l, r, v);
        largest[node] = max(largest[2 * node], largest[2 * node + 1]);
    }
    long long maximum(int node, int from, int to, int l, int r) {
        if (r < from || to < l) return LLONG_MIN;
        if (l <= from && to <= r) return largest[node];
        int middle = (from + to) / 2;
        return max(maximum(2 * node, from, middle, l, r), maximum(2 * node + 1, middle + 1, to, l, r));
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    Row row(n);
    while (q-- > 0) {
        int kind, l, r;
        cin >> kind >> l >> r;
        if (kind == 1) {
            int v;
            cin >> v;
            row.add(l, r, v);
        } else {
            cout << row.maximum(l, r) << '\n';
        }
    }
}
