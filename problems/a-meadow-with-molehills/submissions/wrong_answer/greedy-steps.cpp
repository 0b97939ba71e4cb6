// Always steps to the neighbour with more flowers, and never looks further.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> meadow(h);
    for (string& row : meadow) cin >> row;
    int i = 0, j = 0, flowers = meadow[0][0] - '0', walks = 1;
    if (meadow[0][0] == '#') return puts("IMPOSSIBLE"), 0;
    while (i < h - 1 || j < w - 1) {
        int right = j + 1 < w && meadow[i][j + 1] != '#' ? meadow[i][j + 1] - '0' : -1;
        int down = i + 1 < h && meadow[i + 1][j] != '#' ? meadow[i + 1][j] - '0' : -1;
        if (right < 0 && down < 0) return puts("IMPOSSIBLE"), 0;
        if (right == down) walks++;
        if (right >= down) j++, flowers += right;
        else i++, flowers += down;
    }
    cout << flowers << ' ' << walks << '\n';
}
