// Too slow: adds to every place of the range, and goes through all of them for a sum.
#include <iostream>
#include <vector>
using namespace std;

int n, q;
vector<int> children[100001];
int in[100001], out[100001], timer = 0;
long long score[100001];

void dfs(int v) {
    in[v] = timer++;
    for (int c : children[v]) dfs(c);
    out[v] = timer;
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
            for (int i = in[v]; i < out[v]; i++) score[i] += x;
        } else {
            long long sum = 0;
            for (int i = in[v]; i < out[v]; i++) sum += score[i];
            cout << sum << "\n";
        }
    }
}
