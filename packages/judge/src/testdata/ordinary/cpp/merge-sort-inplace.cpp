// out: 1 2 3 4 5 6 7 8
#include <bits/stdc++.h>
using namespace std;
void sorted(vector<int>& v, int l, int r) {
  if (r - l < 2) return;
  int m = (l + r) >> 1;
  sorted(v, l, m), sorted(v, m, r);
  inplace_merge(v.begin() + l, v.begin() + m, v.begin() + r);
}
int main() {
  vector<int> v = {8, 3, 5, 1, 7, 2, 6, 4};
  sorted(v, 0, v.size());
  copy(v.begin(), v.end(), ostream_iterator<int>(cout, " "));
}
