#include <bits/stdc++.h>
#define int long long
signed main() {
  int a, b;
  std::cin >> a >> b;
  std::cout << a + b;
}
