// Plays it minute by minute on the whole plan: all squares that burn, and all squares where you may be.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> plan(h);
    for (string& row : plan) cin >> row;
    vector<vector<char>> burning(h, vector<char>(w, 0)), here(h, vector<char>(w, 0));
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) burning[r][c] = plan[r][c] == 'F', here[r][c] = plan[r][c] == 'S';
    auto spread = [&](const vector<vector<char>>& now, const string& stops) {
        auto next = now;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) {
                if (stops.find(plan[r][c]) != string::npos) continue;
                if (r > 0 && now[r - 1][c]) next[r][c] = 1;
                if (c > 0 && now[r][c - 1]) next[r][c] = 1;
                if (r + 1 < h && now[r + 1][c]) next[r][c] = 1;
                if (c + 1 < w && now[r][c + 1]) next[r][c] = 1;
            }
        return next;
    };
    for (int minute = 0;; minute++) {
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) {
                if (!here[r][c] || plan[r][c] != 'E') continue;
                cout << minute << '\n';
                return 0;
            }
        auto burningNext = spread(burning, "#D"), hereNext = spread(here, "#");
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) hereNext[r][c] &= !burningNext[r][c];
        if (burningNext == burning && hereNext == here) break;
        burning = burningNext, here = hereNext;
    }
    cout << "TRAPPED\n";
}
