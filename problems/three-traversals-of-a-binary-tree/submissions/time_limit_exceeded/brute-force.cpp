// From the statement alone: for each two nodes it looks which of them comes first, by the node at which the ways to the root
// meet and the sides on which the two lie there. A node's place is the number of nodes before it.
#include <cstdio>
#include <vector>
using namespace std;

int n, root;
vector<int> leftChild, rightChild, parent;

vector<int> wayDown(int v) {
    vector<int> way;
    for (; v != 0; v = parent[v]) way.insert(way.begin(), v);
    return way;
}

// order: 0 pre, 1 in, 2 post. Does u come before v?
bool isBefore(int u, int v, int order) {
    vector<int> a = wayDown(u), b = wayDown(v);
    size_t common = 0;
    while (common < a.size() && common < b.size() && a[common] == b[common]) common++;
    int meeting = a[common - 1];
    if (common == a.size()) {  // u is above v
        if (order == 1) return b[common] == rightChild[meeting];
        return order == 0;
    }
    if (common == b.size()) {
        if (order == 1) return a[common] == leftChild[meeting];
        return order == 2;
    }
    return a[common] == leftChild[meeting];
}

int main() {
    if (scanf("%d %d", &n, &root) != 2) return 1;
    leftChild.resize(n + 1), rightChild.resize(n + 1), parent.resize(n + 1);
    for (int i = 1; i <= n; i++) {
        scanf("%d %d", &leftChild[i], &rightChild[i]);
        parent[leftChild[i]] = parent[rightChild[i]] = i;
    }
    for (int order = 0; order < 3; order++) {
        vector<int> listed(n);
        for (int v = 1; v <= n; v++) {
            int before = 0;
            for (int u = 1; u <= n; u++) before += u != v && isBefore(u, v, order);
            listed[before] = v;
        }
        for (int v : listed) printf("%d ", v);
        puts("");
    }
}
