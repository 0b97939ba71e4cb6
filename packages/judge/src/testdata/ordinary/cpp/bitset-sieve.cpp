// out: 664579
#include <bits/stdc++.h>
std::bitset<10000001> bad;
int main() {
  for (int i = 2; i * i <= 10000000; ++i)
    if (!bad[i])
      for (int j = i * i; j <= 10000000; j += i) bad[j] = 1;
  std::cout << 10000001 - 2 - bad.count();
}
