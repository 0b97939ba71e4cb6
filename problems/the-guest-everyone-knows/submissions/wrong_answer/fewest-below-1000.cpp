// Takes 1000 for more than anybody knows.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> in(n + 1), out(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        out[a]++;
        in[b]++;
    }
    int famous = 0, modest = 0, fewest = 1000;
    for (int g = 1; g <= n; g++) {
        if (in[g] < n - 1) continue;
        famous++;
        if (out[g] < fewest) {
            fewest = out[g];
            modest = g;
        }
    }
    cout << famous << ' ' << modest << '\n';
}
