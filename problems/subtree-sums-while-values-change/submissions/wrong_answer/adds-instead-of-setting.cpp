// Wrong: adds the new value to the one before.
#include <bits/stdc++.h>
using namespace std;

class ValueTree {
    int n;
    vector<int> first, size;  // of a subtree: its first place (from 1), and how many nodes it has
    vector<int> present;      // the value of a node; two of them differ by 2 * 10^9 at most
    vector<long long> sums;

public:
    explicit ValueTree(const vector<int>& parent)
        : n((int)parent.size() - 1), first(n + 1), size(n + 1, 1), present(n + 1), sums(n + 1) {
        vector<vector<int>> children(n + 1);
        for (int v = 1; v <= n; v++) children[parent[v]].push_back(v);
        vector<int> order, stack = children[0];
        while (!stack.empty()) {
            int v = stack.back();
            stack.pop_back();
            order.push_back(v);
            first[v] = (int)order.size();
            for (int child : children[v]) stack.push_back(child);
        }
        for (int i = n - 1; i > 0; i--) size[parent[order[i]]] += size[order[i]];
    }

    void set(int v, int value) {
        for (int i = first[v]; i <= n; i += i & -i) sums[i] += value;
        present[v] = value;
    }

    long long sum(int v) const { return sumOfFirst(first[v] + size[v] - 1) - sumOfFirst(first[v] - 1); }

private:
    long long sumOfFirst(int count) const {
        long long sum = 0;
        for (int i = count; i > 0; i -= i & -i) sum += sums[i];
        return sum;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> parent(n + 1, 0);
    for (int v = 1; v <= n; v++) cin >> parent[v];
    ValueTree tree(parent);
    while (q-- > 0) {
        char kind;
        int v;
        cin >> kind >> v;
        if (kind == '?') {
            cout << tree.sum(v) << '\n';
        } else {
            int value;
            cin >> value;
            tree.set(v, value);
        }
    }
}
