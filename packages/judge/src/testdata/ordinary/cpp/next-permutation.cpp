// in: 112
// out: 112 121 211
#include <algorithm>
#include <iostream>
#include <string>
int main() {
  std::string s;
  std::cin >> s;
  do std::cout << s << ' '; while (std::next_permutation(s.begin(), s.end()));
}
