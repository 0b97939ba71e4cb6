// in: 3
// in: 5 7 9
// out: 9 7 5
#include <bits/stdc++.h>
#define int long long
#define all(x) (x).begin(), (x).end()
using namespace std;
signed main() {
  ios_base::sync_with_stdio(false);
  cin.tie(NULL);
  cout.tie(NULL);
  int n;
  cin >> n;
  vector<int> a(n);
  for (auto& x : a) cin >> x;
  sort(all(a), greater<>());
  for (auto x : a) cout << x << " ";
  cout << "\n";
}
