// in: 200000
// out: 200000
#include <bits/stdc++.h>
using namespace std;
vector<int> g[200005];
int depth_of(int v, int p) {
  int best = 0;
  for (int to : g[v]) if (to != p) best = max(best, depth_of(to, v));
  return best + 1;
}
int main() {
  int n;
  cin >> n;
  for (int i = 1; i < n; i++) g[i].push_back(i + 1), g[i + 1].push_back(i);
  cout << depth_of(1, 0) << endl;
}
