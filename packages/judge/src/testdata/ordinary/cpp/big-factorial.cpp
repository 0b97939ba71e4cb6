// in: 25
// out: 15511210043330985984000000
#include <iostream>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> d(1, 1);
  for (int k = 2; k <= n; ++k) {
    int carry = 0;
    for (size_t i = 0; i < d.size(); ++i) {
      carry += d[i] * k;
      d[i] = carry % 10;
      carry /= 10;
    }
    while (carry) d.push_back(carry % 10), carry /= 10;
  }
  for (auto it = d.rbegin(); it != d.rend(); ++it) std::cout << *it;
  std::cout << std::endl;
}
