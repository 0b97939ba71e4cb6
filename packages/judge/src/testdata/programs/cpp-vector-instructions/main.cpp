#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
int main() {
  long long a, b;
  std::cin >> a >> b;
  std::cout << a + b << "\n";
}
