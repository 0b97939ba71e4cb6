// out: 499500 10 999
#include <iostream>
using namespace std;
const int N = 1 << 10;
int t[2 * N];
void update(int i, int v) { for (t[i += N] = v; i >>= 1;) t[i] = t[2 * i] + t[2 * i + 1]; }
int query(int l, int r) {
  int s = 0;
  for (l += N, r += N; l < r; l >>= 1, r >>= 1) {
    if (l & 1) s += t[l++];
    if (r & 1) s += t[--r];
  }
  return s;
}
int main() {
  for (int i = 0; i < 1000; i++) update(i, i);
  cout << query(0, 1000) << ' ' << query(0, 5) << ' ' << query(999, 1000) << '\n';
}
