#include <bits/stdc++.h>
using namespace std;

int rows, columns;
vector<string> grid;

vector<vector<int>> distances() {
  vector<vector<int>> distance(rows, vector<int>(columns, -1));
  queue<pair<int, int>> waiting;
  waiting.push({0, 0});
  distance[0][0] = 0;
  while (!waiting.empty()) {
    auto [r, c] = waiting.front();
    waiting.pop();
    for (auto [dr, dc] : {pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      int nr = r + dr, nc = c + dc;
      if (nr < 0 || nc < 0 || nr >= rows || nc >= columns) continue;
      if (grid[nr][nc] == '#' || distance[nr][nc] != -1) continue;
      distance[nr][nc] = distance[r][c] + 1;
      waiting.push({nr, nc});
    }
  }
  return distance;
}

int main() {
  cin >> rows >> columns;
  grid.resize(rows);
  for (string& row : grid) cin >> row;
  cout << distances()[rows - 1][columns - 1] << endl;
}
