// Wrong: one binary indexed tree gives single scores; the sum is taken as score times size, as if all scores were equal.
#include <iostream>
#include <vector>
using namespace std;

int n, q;
vector<int> children[100001];
int in[100001], out[100001], timer = 0;
long long tree[100003];

void dfs(int v) {
    in[v] = ++timer;
    for (int c : children[v]) dfs(c);
    out[v] = timer;
}

void add(int i, long long x) {
    for (; i <= n; i += i & -i) tree[i] += x;
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
        int v, x;
        cin >> c >> v;
        if (c == '+') {
            cin >> x;
            add(in[v], x);
            add(out[v] + 1, -x);
        } else {
            long long score = 0;
            for (int i = in[v]; i > 0; i -= i & -i) score += tree[i];
            cout << score * (out[v] - in[v] + 1) << "\n";
        }
    }
}
