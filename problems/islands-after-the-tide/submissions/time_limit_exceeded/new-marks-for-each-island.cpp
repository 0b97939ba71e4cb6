// A flood fill that makes a new table of visited squares for every island.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> map(h);
    for (string& row : map) cin >> row;
    auto isLand = [&](int r, int c) { return r >= 0 && c >= 0 && r < h && c < w && map[r][c] == '#'; };
    vector<vector<char>> dry(h, vector<char>(w, 0));
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            dry[r][c] = isLand(r, c) && isLand(r - 1, c) && isLand(r + 1, c) && isLand(r, c - 1) && isLand(r, c + 1);
    int islands = 0, largest = 0;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            if (!dry[r][c]) continue;
            vector<vector<int>> order(h, vector<int>(w, 0));
            vector<pair<int, int>> found = {{r, c}};
            order[r][c] = 1;
            for (size_t i = 0; i < found.size(); i++) {
                auto [y, x] = found[i];
                for (auto [ny, nx] : {pair{y + 1, x}, pair{y, x + 1}, pair{y - 1, x}, pair{y, x - 1}}) {
                    if (ny < 0 || nx < 0 || ny >= h || nx >= w || !dry[ny][nx] || order[ny][nx]) continue;
                    order[ny][nx] = order[y][x] + 1;
                    found.push_back({ny, nx});
                }
            }
            for (auto [y, x] : found) dry[y][x] = 0;
            islands++;
            largest = max(largest, (int)found.size());
        }
    cout << islands << ' ' << largest << '\n';
}
