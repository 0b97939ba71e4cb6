#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, m;
  scanf("%d %d", &n, &m);
  vector<vector<pair<int, int>>> edges(n);
  for (int i = 0; i < m; i++) {
    int a, b, w;
    scanf("%d %d %d", &a, &b, &w);
    edges[a].emplace_back(b, w);
    edges[b].emplace_back(a, w);
  }
  vector<long long> distance(n, LLONG_MAX);
  priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<>> queue;
  distance[0] = 0;
  queue.emplace(0, 0);
  while (!queue.empty()) {
    auto [d, at] = queue.top();
    queue.pop();
    if (d != distance[at]) continue;
    for (auto [to, w] : edges[at]) {
      if (d + w >= distance[to]) continue;
      distance[to] = d + w;
      queue.emplace(distance[to], to);
    }
  }
  for (long long d : distance) printf("%lld\n", d == LLONG_MAX ? -1 : d);
}
