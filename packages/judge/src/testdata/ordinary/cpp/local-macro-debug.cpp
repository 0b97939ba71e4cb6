// in: 2
// out: 4
#include <bits/stdc++.h>
#ifdef LOCAL
#define debug(...) fprintf(stderr, __VA_ARGS__)
#else
#define debug(...) 42
#endif
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
#define pb push_back
#define sz(x) (int)(x).size()
typedef std::vector<int> vi;
int main() {
  vi v;
  int n;
  std::cin >> n;
  rep(i, 0, n * n) v.pb(i);
  debug("%d\n", n);
  std::cout << sz(v);
}
