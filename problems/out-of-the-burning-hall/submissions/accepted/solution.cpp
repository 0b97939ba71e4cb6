// Two breadth-first searches. The first one starts from all fires at once and says when each square begins to burn; the second
// one is you, who enter a square only if you come strictly before the fire. Staying never helps: the fire only grows.
// O(h w).
#include <bits/stdc++.h>
using namespace std;

int earliestEscape(int h, int w, const vector<string>& plan) {
    const int never = INT_MAX;
    const int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};

    vector<vector<int>> burns(h, vector<int>(w, never));
    vector<pair<int, int>> fires, places;  // serve as queues
    for (int r = 0; r < h; r++) {
        for (int c = 0; c < w; c++) {
            if (plan[r][c] == 'F') burns[r][c] = 0, fires.push_back({r, c});
            if (plan[r][c] == 'S') places.push_back({r, c});
        }
    }
    for (size_t i = 0; i < fires.size(); i++) {
        auto [r, c] = fires[i];
        for (int d = 0; d < 4; d++) {
            int nr = r + dr[d], nc = c + dc[d];
            if (nr < 0 || nr >= h || nc < 0 || nc >= w) continue;
            if (plan[nr][nc] == '#' || plan[nr][nc] == 'D' || burns[nr][nc] != never) continue;
            burns[nr][nc] = burns[r][c] + 1;
            fires.push_back({nr, nc});
        }
    }

    vector<vector<int>> minute(h, vector<int>(w, never));
    minute[places[0].first][places[0].second] = 0;
    for (size_t i = 0; i < places.size(); i++) {
        auto [r, c] = places[i];
        if (plan[r][c] == 'E') return minute[r][c];
        for (int d = 0; d < 4; d++) {
            int nr = r + dr[d], nc = c + dc[d];
            if (nr < 0 || nr >= h || nc < 0 || nc >= w) continue;
            if (plan[nr][nc] == '#' || minute[nr][nc] != never || minute[r][c] + 1 >= burns[nr][nc]) continue;
            minute[nr][nc] = minute[r][c] + 1;
            places.push_back({nr, nc});
        }
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int h, w;
    cin >> h >> w;
    vector<string> plan(h);
    for (string& row : plan) cin >> row;

    int minute = earliestEscape(h, w, plan);
    if (minute < 0) cout << "TRAPPED\n";
    else cout << minute << '\n';
}
