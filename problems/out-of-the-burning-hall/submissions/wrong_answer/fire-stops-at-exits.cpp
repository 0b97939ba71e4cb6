// Lets exits burn, but no fire spread on from them.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int h, w;
    cin >> h >> w;
    vector<string> g(h);
    for (auto& row : g) cin >> row;
    const int NEVER = INT_MAX;
    vector<int> fire(h * w, NEVER), dist(h * w, -1);
    vector<int> q;
    int start = 0;
    auto at = [&](int x) { return g[x / w][x % w]; };
    for (int x = 0; x < h * w; x++) {
        if (at(x) == 'F') fire[x] = 0, q.push_back(x);
        if (at(x) == 'S') start = x;
    }
    int dr[] = {0, 0, 1, -1}, dc[] = {1, -1, 0, 0};
    for (size_t i = 0; i < q.size(); i++) {
        int x = q[i];
        if (!(at(x) != 'E')) continue;
        for (int k = 0; k < 4; k++) {
            int r = x / w + dr[k], c = x % w + dc[k];
            if (r < 0 || c < 0 || r >= h || c >= w) continue;
            char t = g[r][c];
            if (!(t != '#' && t != 'D') || fire[r * w + c] != NEVER) continue;
            fire[r * w + c] = fire[x] + 1;
            q.push_back(r * w + c);
        }
    }
    q.assign(1, start);
    dist[start] = 0;
    for (size_t i = 0; i < q.size(); i++) {
        int x = q[i];
        if (at(x) == 'E') {
            cout << dist[x] << '\n';
            return 0;
        }
        for (int k = 0; k < 4; k++) {
            int r = x / w + dr[k], c = x % w + dc[k];
            if (r < 0 || c < 0 || r >= h || c >= w) continue;
            int y = r * w + c, d = dist[x] + 1;
            char t = g[r][c];
            if (t == '#' || dist[y] != -1) continue;
            if (d >= fire[y]) continue;
            dist[y] = d;
            q.push_back(y);
        }
    }
    cout << "TRAPPED\n";
}
