// in: 4 5
// in: S..#.
// in: .#...
// in: .##.#
// in: ....E
// out: 7
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;
int dx[] = {0, 0, 1, -1}, dy[] = {1, -1, 0, 0};
int main() {
  int h, w;
  cin >> h >> w;
  vector<string> g(h);
  for (auto& r : g) cin >> r;
  vector<vector<int>> d(h, vector<int>(w, -1));
  queue<pair<int, int>> q;
  q.push(make_pair(0, 0));
  d[0][0] = 0;
  while (!q.empty()) {
    pair<int, int> p = q.front();
    q.pop();
    for (int k = 0; k < 4; k++) {
      int x = p.first + dx[k], y = p.second + dy[k];
      if (x < 0 || y < 0 || x >= h || y >= w || g[x][y] == '#' || d[x][y] != -1) continue;
      d[x][y] = d[p.first][p.second] + 1;
      q.push(make_pair(x, y));
    }
  }
  cout << d[3][4] << endl;
}
