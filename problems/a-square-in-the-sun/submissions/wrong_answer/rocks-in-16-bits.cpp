// The rocks are counted in 16 bits, so 65536 rocks are none.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int r, c, k;
    cin >> r >> c >> k;
    vector<string> g(r);
    for (auto& s : g) cin >> s;
    vector<vector<int>> sum(r + 1, vector<int>(c + 1, 0));
    vector<vector<unsigned short>> rock(r + 1, vector<unsigned short>(c + 1, 0));
    for (int i = 1; i <= r; i++) {
        for (int j = 1; j <= c; j++) {
            char x = g[i - 1][j - 1];
            sum[i][j] = sum[i - 1][j] + sum[i][j - 1] - sum[i - 1][j - 1] + (x == '#' ? 0 : x - '0');
            rock[i][j] = rock[i - 1][j] + rock[i][j - 1] - rock[i - 1][j - 1] + (x == '#' ? 1 : 0);
        }
    }
    int best = -1, br = 0, bc = 0;
    for (int i = k; i <= r; i++) {
        for (int j = k; j <= c; j++) {
            unsigned short rocks = rock[i][j] - rock[i - k][j] - rock[i][j - k] + rock[i - k][j - k];
            if (rocks > 0) continue;
            int s = sum[i][j] - sum[i - k][j] - sum[i][j - k] + sum[i - k][j - k];
            if (s > best) {
                best = s;
                br = i - k + 1;
                bc = j - k + 1;
            }
        }
    }
    if (best == -1) cout << -1 << endl;
    else cout << br << " " << bc << " " << best << endl;
}
