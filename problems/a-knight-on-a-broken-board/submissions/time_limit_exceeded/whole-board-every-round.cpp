// Looks at the whole board in every round for the squares that were reached in the round before.
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
    bool changed = true;
    for (int round = 0; changed; round++) {
        changed = false;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) {
                if (jumps[r][c] != round) continue;
                for (auto [a, b] : {pair{p, q}, pair{q, p}})
                    for (int y : {-a, a})
                        for (int x : {-b, b}) {
                            int nr = r + y, nc = c + x;
                            if (nr < 0 || nr >= h || nc < 0 || nc >= w || board[nr][nc] == '#') continue;
                            if (jumps[nr][nc] <= round + 1) continue;
                            jumps[nr][nc] = round + 1;
                            changed = true;
                        }
            }
    }
    cout << (jumps[gr][gc] < INT_MAX / 2 ? jumps[gr][gc] : -1) << '\n';
}
