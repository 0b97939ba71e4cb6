// out: 100000000000000000000000000000000000000 49
#include <algorithm>
#include <iostream>
#include <string>
typedef __int128 big;
std::string text(big x) {
  std::string s;
  do s += char('0' + int(x % 10)); while (x /= 10);
  std::reverse(s.begin(), s.end());
  return s;
}
int main() {
  big x = 1;
  for (int i = 0; i < 38; i++) x *= 10;
  std::cout << text(x) << ' ' << (long long)((__int128)1000000007 * 1000000007 % 1000000000) << '\n';
}
