// Gives each dry square a number of its own and lets neighbours agree on the smaller one until nothing changes any more.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> map(h);
    for (string& row : map) cin >> row;
    auto isWater = [&](int r, int c) { return r < 0 || c < 0 || r >= h || c >= w || map[r][c] == '.'; };
    vector<vector<int>> label(h, vector<int>(w, 0));
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            bool flooded = isWater(r - 1, c) || isWater(r + 1, c) || isWater(r, c - 1) || isWater(r, c + 1);
            if (!isWater(r, c) && !flooded) label[r][c] = r * w + c + 1;
        }
    for (bool changed = true; changed;) {
        changed = false;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++)
                for (auto [nr, nc] : {pair{r + 1, c}, pair{r, c + 1}, pair{r - 1, c}, pair{r, c - 1}}) {
                    if (nr < 0 || nc < 0 || nr >= h || nc >= w || !label[r][c] || !label[nr][nc]) continue;
                    if (label[nr][nc] >= label[r][c]) continue;
                    label[r][c] = label[nr][nc];
                    changed = true;
                }
    }
    std::map<int, int> squares;
    for (auto& row : label)
        for (int l : row)
            if (l) squares[l]++;
    int largest = 0;
    for (auto [l, count] : squares) largest = max(largest, count);
    cout << squares.size() << ' ' << largest << '\n';
}
