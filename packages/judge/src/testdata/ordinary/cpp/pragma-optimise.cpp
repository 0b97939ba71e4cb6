// out: 333283335000
#pragma GCC optimize("O3,unroll-loops")
#include <bits/stdc++.h>
int main() {
  long long s = 0;
  for (int i = 0; i < 10000; i++) s += 1LL * i * i;
  std::cout << s;
}
