// Wrong: adds up the node and its children only, and nothing further down.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> parent(n + 1);
    vector<long long> value(n + 1), ofChildren(n + 1);
    for (int v = 1; v <= n; v++) cin >> parent[v];
    while (q--) {
        char kind;
        int v;
        cin >> kind >> v;
        if (kind == '?') {
            cout << value[v] + ofChildren[v] << "\n";
        } else {
            long long x;
            cin >> x;
            ofChildren[parent[v]] += x - value[v];
            value[v] = x;
        }
    }
}
