// Takes a number of walks that is 0 modulo 1 000 000 007 for none at all.
#include <bits/stdc++.h>
using namespace std;

const int MOD = 1000000007;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> s(h);
    for (auto& row : s) cin >> row;
    vector<vector<int>> best(h, vector<int>(w, -1));
    vector<vector<int>> ways(h, vector<int>(w, 0));
    for (int i = 0; i < h; i++) {
        for (int j = 0; j < w; j++) {
            if (s[i][j] == '#') continue;
            if (i == 0 && j == 0) {
                best[i][j] = s[i][j] - '0';
                ways[i][j] = 1;
                continue;
            }
            int b = -1;
            if (i > 0 && ways[i - 1][j] > 0) b = max(b, best[i - 1][j]);
            if (j > 0 && ways[i][j - 1] > 0) b = max(b, best[i][j - 1]);

            if (b == -1) continue;
            long long count = 0;
            if (i > 0 && best[i - 1][j] == b) count += ways[i - 1][j];
            if (j > 0 && best[i][j - 1] == b) count += ways[i][j - 1];
            best[i][j] = b + (s[i][j] - '0');
            ways[i][j] = count % MOD;
        }
    }
    if (ways[h - 1][w - 1] == 0) cout << "IMPOSSIBLE" << endl;
    else cout << best[h - 1][w - 1] << " " << ways[h - 1][w - 1] << endl;
}
