// in: 5 4 3 2 1
// out: 10
#include <bits/stdc++.h>
using namespace std;
template <typename T> struct Fenwick {
  vector<T> t;
  explicit Fenwick(int n) : t(n + 1) {}
  void add(int i, T v) { for (; i < (int)t.size(); i += i & -i) t[i] += v; }
  T sum(int i) { T s{}; for (; i; i -= i & -i) s += t[i]; return s; }
};
int main() {
  Fenwick<long long> f(10);
  long long inv = 0;
  for (int x, seen = 0; cin >> x; seen++) inv += seen - f.sum(x), f.add(x, 1);
  cout << inv;
}
