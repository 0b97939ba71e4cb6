// in: 4 3
// in: 4 2 2 1 1 3
// out: 4 2 1 3
#include <iostream>
#include <queue>
#include <vector>
using namespace std;
int main() {
  int n, m, a, b;
  cin >> n >> m;
  vector<vector<int>> g(n + 1);
  vector<int> deg(n + 1);
  while (m--) cin >> a >> b, g[a].push_back(b), deg[b]++;
  queue<int> q;
  for (int i = 1; i <= n; i++) if (!deg[i]) q.push(i);
  for (; !q.empty(); q.pop()) {
    cout << q.front() << ' ';
    for (int to : g[q.front()]) if (!--deg[to]) q.push(to);
  }
}
