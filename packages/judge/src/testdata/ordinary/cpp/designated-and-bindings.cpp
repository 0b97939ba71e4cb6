// in: 2
// in: 3 4 6 8
// out: 5 10
#include <cmath>
#include <iostream>
#include <vector>
struct V { double x = 0, y = 0; };
int main() {
  int n;
  std::cin >> n;
  std::vector<V> v;
  for (double a, b; n-- && std::cin >> a >> b;) v.push_back({.x = a, .y = b});
  for (const auto& [x, y] : v) std::cout << std::hypot(x, y) << ' ';
}
