// Heavy-light decomposition: the line of a place goes on to the child with the largest subtree, so a way changes lines at most
// log n times. The lines are ranges of one array with a segment tree of maxima. O(log^2 n) for a question.
#include <bits/stdc++.h>
using namespace std;

class Maxima {
    int size;
    vector<int> tree;

public:
    explicit Maxima(const vector<int>& values) : size((int)values.size()), tree(2 * size) {
        copy(values.begin(), values.end(), tree.begin() + size);
        for (int i = size - 1; i > 0; i--) tree[i] = max(tree[2 * i], tree[2 * i + 1]);
    }

    void set(int place, int value) {
        int i = place + size;
        tree[i] = value;
        while (i > 1) {
            i /= 2;
            tree[i] = max(tree[2 * i], tree[2 * i + 1]);
        }
    }

    // Among the places from first to last.
    int most(int first, int last) const {
        int best = INT_MIN;
        for (int l = first + size, r = last + size + 1; l < r; l /= 2, r /= 2) {
            if (l % 2 == 1) best = max(best, tree[l++]);
            if (r % 2 == 1) best = max(best, tree[--r]);
        }
        return best;
    }
};

class Reserve {
    const vector<int>& parent;
    vector<int> head, place;  // of each place: the topmost one on its line, and where it is in the array
    Maxima maxima;

public:
    Reserve(const vector<int>& temperature, const vector<int>& parent)
        : parent(parent), head(parent.size()), place(parent.size()), maxima(cutIntoLines(temperature)) {}

    void set(int v, int temperature) {
        maxima.set(place[v], temperature);
    }

    int warmest(int u, int v) const {
        int best = INT_MIN;
        while (head[u] != head[v]) {
            if (head[u] < head[v]) swap(u, v);  // now the line of u begins below the top of the way
            best = max(best, maxima.most(place[head[u]], place[u]));
            u = parent[head[u]];
        }
        return max(best, maxima.most(min(place[u], place[v]), max(place[u], place[v])));
    }

private:
    // Fills head and place, and returns the temperatures in the order of the array.
    vector<int> cutIntoLines(const vector<int>& temperature) {
        int n = (int)parent.size() - 1;
        vector<int> size(n + 1, 1), heavy(n + 1, 0);
        size[0] = 0;
        for (int v = n; v > 1; v--) {
            size[parent[v]] += size[v];
            if (size[v] > size[heavy[parent[v]]]) heavy[parent[v]] = v;
        }
        vector<int> inOrder;
        for (int top = 1; top <= n; top++) {
            if (top > 1 && heavy[parent[top]] == top) continue;
            for (int v = top; v != 0; v = heavy[v]) {
                head[v] = top;
                place[v] = (int)inOrder.size();
                inOrder.push_back(temperature[v]);
            }
        }
        return inOrder;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> temperature(n + 1), parent(n + 1, 0);
    for (int v = 1; v <= n; v++) cin >> temperature[v];
    for (int v = 2; v <= n; v++) cin >> parent[v];
    Reserve reserve(temperature, parent);
    while (q-- > 0) {
        char order;
        int a, b;
        cin >> order >> a >> b;
        if (order == '?') cout << reserve.warmest(a, b) << '\n';
        else reserve.set(a, b);
    }
}
