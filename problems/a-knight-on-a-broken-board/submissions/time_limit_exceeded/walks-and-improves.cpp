// Goes on from a square whenever it is reached with fewer jumps than before, always from the square changed last.
#include <bits/stdc++.h>
using namespace std;

int h, w, p, q;
vector<string> board;
vector<vector<int>> jumps;


int main() {
    cin >> h >> w >> p >> q;
    board.resize(h);
    for (string& row : board) cin >> row;
    jumps.assign(h, vector<int>(w, INT_MAX / 2));
    int sr = 0, sc = 0, gr = 0, gc = 0;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            if (board[r][c] == 'S') sr = r, sc = c;
            if (board[r][c] == 'G') gr = r, gc = c;
        }
    jumps[sr][sc] = 0;
    vector<pair<int, int>> open = {{sr, sc}};
    while (!open.empty()) {
        auto [r, c] = open.back();
        open.pop_back();
        for (auto [a, b] : {pair{p, q}, pair{q, p}})
            for (int y : {-a, a})
                for (int x : {-b, b}) {
                    int nr = r + y, nc = c + x;
                    if (nr < 0 || nr >= h || nc < 0 || nc >= w || board[nr][nc] == '#') continue;
                    if (jumps[nr][nc] <= jumps[r][c] + 1) continue;
                    jumps[nr][nc] = jumps[r][c] + 1;
                    open.push_back({nr, nc});
                }
    }
    cout << (jumps[gr][gc] < INT_MAX / 2 ? jumps[gr][gc] : -1) << '\n';
}
