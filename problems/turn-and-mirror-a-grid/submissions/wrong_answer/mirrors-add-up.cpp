// Wrong: counts the turns on in the same direction after a mirroring.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

// All eight grids are made once: 0 to 3 turned that often to the right, 4 to 7 mirrored and then turned.
vector<string> turn(const vector<string>& g) {
    int r = g.size(), c = g[0].size();
    vector<string> t(c, string(r, ' '));
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) t[j][r - 1 - i] = g[i][j];
    return t;
}

int main() {
    int r, c, q;
    cin >> r >> c >> q;
    vector<vector<string>> grids(8);
    grids[0].resize(r);
    for (int i = 0; i < r; i++) cin >> grids[0][i];
    grids[4] = grids[0];
    for (string& line : grids[4]) line = string(line.rbegin(), line.rend());
    for (int k = 1; k < 4; k++) {
        grids[k] = turn(grids[k - 1]);
        grids[k + 4] = turn(grids[k + 3]);
    }

    int turns = 0, mirrored = 0;
    while (q--) {
        char kind;
        cin >> kind;
        if (kind == '?') {
            int i, j;
            cin >> i >> j;
            cout << grids[4 * mirrored + turns][i - 1][j - 1] << endl;
        } else if (kind == 'R') {
            turns = (turns + 1) % 4;
        } else if (kind == 'L') {
            turns = (turns + 3) % 4;
        } else {
            // Turning k times and mirroring is mirroring and turning k times the other way.
            mirrored = 1 - mirrored;
            if (kind == 'V') turns = (turns + 2) % 4;
        }
    }
    return 0;
}
