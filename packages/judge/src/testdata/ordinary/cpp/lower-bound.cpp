// out: 2 4 2 1
#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<int> v{1, 3, 5, 5, 7};
  auto lo = lower_bound(v.begin(), v.end(), 5) - v.begin();
  auto hi = upper_bound(v.begin(), v.end(), 5) - v.begin();
  cout << lo << ' ' << hi << ' ' << hi - lo << ' ' << binary_search(begin(v), end(v), 7) << endl;
}
