// In every round each square, by a look at the whole board, learns whether a jump leads to it from one reached before.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int h, w, p, q;
    cin >> h >> w >> p >> q;
    vector<string> board(h);
    for (string& row : board) cin >> row;
    vector<vector<char>> reached(h, vector<char>(w, 0));
    int gr = 0, gc = 0;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            if (board[r][c] == 'S') reached[r][c] = 1;
            if (board[r][c] == 'G') gr = r, gc = c;
        }
    for (int jumps = 0;; jumps++) {
        if (reached[gr][gc]) {
            cout << jumps << '\n';
            return 0;
        }
        auto next = reached;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) {
                if (!reached[r][c]) continue;
                for (int a : {-p, p, -q, q})
                    for (int b : {-p, p, -q, q}) {
                        // One axis gets p and the other one q.
                        if (min(abs(a), abs(b)) != p || max(abs(a), abs(b)) != q) continue;
                        if (r + a < 0 || r + a >= h || c + b < 0 || c + b >= w || board[r + a][c + b] == '#') continue;
                        next[r + a][c + b] = 1;
                    }
            }
        if (next == reached) break;
        reached = next;
    }
    cout << -1 << '\n';
}
