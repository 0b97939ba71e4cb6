// in: 5 6
// in: 1 2 7
// in: 1 3 2
// in: 3 2 3
// in: 2 4 1
// in: 3 4 8
// in: 4 5 4
// out: 0 5 2 6 10
#include <bits/stdc++.h>
using namespace std;
typedef pair<long long, int> pii;
int main() {
  int n, m;
  scanf("%d %d", &n, &m);
  vector<vector<pair<int, int>>> g(n + 1);
  while (m--) {
    int a, b, c;
    scanf("%d %d %d", &a, &b, &c);
    g[a].emplace_back(b, c);
  }
  vector<long long> d(n + 1, LLONG_MAX);
  priority_queue<pii, vector<pii>, greater<pii>> q;
  q.push({d[1] = 0, 1});
  while (!q.empty()) {
    auto [du, u] = q.top();
    q.pop();
    if (du != d[u]) continue;
    for (auto [v, w] : g[u])
      if (du + w < d[v]) q.push({d[v] = du + w, v});
  }
  for (int i = 1; i <= n; i++) printf("%lld%c", d[i], " \n"[i == n]);
}
