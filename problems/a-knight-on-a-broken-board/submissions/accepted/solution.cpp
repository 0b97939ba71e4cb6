// Breadth-first search on a graph that is never written down: the up to eight jumps from a square are worked out when the
// square leaves the queue. Each square enters the queue once. O(h w).
#include <bits/stdc++.h>
using namespace std;

int fewestJumps(int h, int w, int p, int q, const vector<string>& board) {
    const int unreached = -1;
    vector<vector<int>> jumps(h, vector<int>(w, unreached));
    vector<pair<int, int>> waiting;  // serves as the queue
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            if (board[r][c] == 'S') jumps[r][c] = 0, waiting.push_back({r, c});

    for (size_t i = 0; i < waiting.size(); i++) {
        auto [r, c] = waiting[i];
        if (board[r][c] == 'G') return jumps[r][c];
        for (auto [dr, dc] : {pair{p, q}, pair{q, p}}) {
            for (int vertical : {-1, 1}) {
                for (int horizontal : {-1, 1}) {
                    int nr = r + vertical * dr, nc = c + horizontal * dc;
                    if (nr < 0 || nr >= h || nc < 0 || nc >= w) continue;
                    if (board[nr][nc] == '#' || jumps[nr][nc] != unreached) continue;
                    jumps[nr][nc] = jumps[r][c] + 1;
                    waiting.push_back({nr, nc});
                }
            }
        }
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int h, w, p, q;
    cin >> h >> w >> p >> q;
    vector<string> board(h);
    for (string& row : board) cin >> row;

    cout << fewestJumps(h, w, p, q, board) << '\n';
}
